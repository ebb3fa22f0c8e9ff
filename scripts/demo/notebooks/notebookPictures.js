import { fourViews } from "../kit/fourViews.js";
import { GROUNDS } from "../kit/inks.js";
import { notebookFlat } from "./notebookFlat.js";
import { NOTEBOOKS } from "./notebooks.js";
import { notebookThings } from "./notebookThings.js";
import { notebookTogether } from "./notebookTogether.js";
import { notebookInRoom } from "./scenes/scenes.js";

const TABLES = ["#e4dfd6", "#dfe2e0", GROUNDS.table, "#e8dccf", "#dde1e4"];
const CLOTHS = ["#d8c9b4", "#a9b5ad", "#c9b3a6", "#b3bcc6", "#d9cdb2", "#b8aebf"];

/** Four pictures of every notebook. */
export function notebookPictures() {
  return NOTEBOOKS.flatMap((book, index) =>
    fourViews(book, {
      defs: notebookThings(book),
      flat: notebookFlat(book),
      framed: notebookTogether(book, index),
      wall: notebookInRoom(book, index),
      table: TABLES[index % TABLES.length] ?? GROUNDS.table,
      cloth: CLOTHS[index % CLOTHS.length] ?? GROUNDS.table,
      detail: `Close up of a notebook's cover with ${book.shows}.`,
    }),
  );
}
