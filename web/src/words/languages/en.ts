import page from "../../../locales/en/page.ftl?raw";
import breaks from "../breaks/en.txt?raw";

const words = import.meta.glob<string>("../../../../src/unshuffled/words/locales/en/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export default { words: Object.values(words), page: [page], breaks };
