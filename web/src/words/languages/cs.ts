import page from "../../../locales/cs/page.ftl?raw";
import breaks from "../breaks/cs.txt?raw";

const words = import.meta.glob<string>("../../../../src/unshuffled/words/locales/cs/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export default { words: Object.values(words), page: [page], breaks };
