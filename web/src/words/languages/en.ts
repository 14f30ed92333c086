import cards from "../../../../src/unshuffled/words/locales/en/cards.ftl?raw";
import expedition from "../../../../src/unshuffled/words/locales/en/expedition.ftl?raw";
import moments from "../../../../src/unshuffled/words/locales/en/moments.ftl?raw";
import rules from "../../../../src/unshuffled/words/locales/en/rules.ftl?raw";
import table from "../../../../src/unshuffled/words/locales/en/table.ftl?raw";
import page from "../../../locales/en/page.ftl?raw";

export default { words: [cards, expedition, moments, rules, table], page: [page] };
