import cards from "../../../../src/unshuffled/words/locales/de/cards.ftl?raw";
import expedition from "../../../../src/unshuffled/words/locales/de/expedition.ftl?raw";
import moments from "../../../../src/unshuffled/words/locales/de/moments.ftl?raw";
import rules from "../../../../src/unshuffled/words/locales/de/rules.ftl?raw";
import table from "../../../../src/unshuffled/words/locales/de/table.ftl?raw";
import page from "../../../locales/de/page.ftl?raw";
import breaks from "../breaks/de.txt?raw";

export default { words: [cards, expedition, moments, rules, table], page: [page], breaks };
