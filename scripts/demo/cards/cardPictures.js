import { fourViews } from "../kit/fourViews.js";
import { GROUNDS } from "../kit/inks.js";
import { cardFlat } from "./cardFlat.js";
import { CARDS } from "./cards.js";
import { cardThings } from "./cardThings.js";
import { cardTogether } from "./cardTogether.js";
import { cardInRoom } from "./scenes/scenes.js";

const TABLES = [GROUNDS.table, "#e3ddd3", "#dde0dc", "#e9ddd0", "#dfe2e4", "#ece6d6"];
const CLOTHS = ["#8b9a94", "#b98f76", "#6f7d8c", "#c7b08a", "#9aa58c", "#a88f9a"];

/** Four pictures of every card. */
export function cardPictures() {
  return CARDS.flatMap((card, index) =>
    fourViews(card, {
      defs: cardThings(card),
      flat: cardFlat(card),
      framed: cardTogether(card, index),
      wall: cardInRoom(card, index),
      table: TABLES[index % TABLES.length] ?? GROUNDS.table,
      cloth: CLOTHS[index % CLOTHS.length] ?? GROUNDS.table,
      detail: `Close up of a card with ${card.shows}.`,
    }),
  );
}
