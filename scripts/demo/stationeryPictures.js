import { cardPictures } from "./cards/cardPictures.js";
import { journalPictures } from "./journal/journalPictures.js";
import { notebookPictures } from "./notebooks/notebookPictures.js";

/** Every picture of cards, notebooks and journal, with what the shop says of it. */
export function stationeryPictures() {
  return [...cardPictures(), ...notebookPictures(), ...journalPictures()];
}
