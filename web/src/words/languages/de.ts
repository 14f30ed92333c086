import page from "../../../locales/de/page.ftl?raw";
import breaks from "../breaks/de.txt?raw";

const words = import.meta.glob<string>("../../../../src/unshuffled/words/locales/de/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export default { words: Object.values(words), page: [page], breaks };
