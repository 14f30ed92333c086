import cards from "../../../../src/unshuffled/words/locales/fr/cards.ftl?raw";
import expedition from "../../../../src/unshuffled/words/locales/fr/expedition.ftl?raw";
import moments from "../../../../src/unshuffled/words/locales/fr/moments.ftl?raw";
import rules from "../../../../src/unshuffled/words/locales/fr/rules.ftl?raw";
import table from "../../../../src/unshuffled/words/locales/fr/table.ftl?raw";
import page from "../../../locales/fr/page.ftl?raw";
import breaks from "../breaks/fr.txt?raw";

export default { words: [cards, expedition, moments, rules, table], page: [page], breaks };
