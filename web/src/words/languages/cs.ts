import cards from "../../../../src/unshuffled/words/locales/cs/cards.ftl?raw";
import expedition from "../../../../src/unshuffled/words/locales/cs/expedition.ftl?raw";
import moments from "../../../../src/unshuffled/words/locales/cs/moments.ftl?raw";
import rules from "../../../../src/unshuffled/words/locales/cs/rules.ftl?raw";
import table from "../../../../src/unshuffled/words/locales/cs/table.ftl?raw";
import page from "../../../locales/cs/page.ftl?raw";
import breaks from "../breaks/cs.txt?raw";

export default { words: [cards, expedition, moments, rules, table], page: [page], breaks };
