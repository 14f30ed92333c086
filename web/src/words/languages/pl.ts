import page from "../../../locales/pl/page.ftl?raw";
import breaks from "../breaks/pl.txt?raw";

const words = import.meta.glob<string>("../../../../src/unshuffled/words/locales/pl/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export default { words: Object.values(words), page: [page], breaks };
