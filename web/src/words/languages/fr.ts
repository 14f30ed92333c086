import page from "../../../locales/fr/page.ftl?raw";
import breaks from "../breaks/fr.txt?raw";

const words = import.meta.glob<string>("../../../../src/unshuffled/words/locales/fr/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export default { words: Object.values(words), page: [page], breaks };
