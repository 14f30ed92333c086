import cards from "../../../../src/unshuffled/words/locales/pl/cards.ftl?raw";
import expedition from "../../../../src/unshuffled/words/locales/pl/expedition.ftl?raw";
import moments from "../../../../src/unshuffled/words/locales/pl/moments.ftl?raw";
import rules from "../../../../src/unshuffled/words/locales/pl/rules.ftl?raw";
import table from "../../../../src/unshuffled/words/locales/pl/table.ftl?raw";
import page from "../../../locales/pl/page.ftl?raw";
import breaks from "../breaks/pl.txt?raw";

export default { words: [cards, expedition, moments, rules, table], page: [page], breaks };
