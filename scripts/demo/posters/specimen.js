import { INKS, PAPERS } from "../kit/inks.js";
import { letters } from "./letters.js";

const LINES = [
  { text: "Paper remembers", size: 92, y: 800 },
  { text: "every drum and every hand", size: 60, y: 886 },
  { text: "that pressed a colour into it", size: 46, y: 956 },
  { text: "and keeps the edges soft and warm", size: 38, y: 1016 },
];

/**
 * Specimen Sheet: how a typefounder shows a face.
 * @returns {import("./art.js").Art}
 */
export function specimen() {
  const { ink, vermilion } = INKS;
  return {
    paper: PAPERS.grey,
    marks: [
      {
        kind: "path",
        colour: ink,
        width: 3,
        data: "M90 140h820M90 690h820M90 1064h820M90 1250h820",
      },
      letters("Specimen", { size: 24, x: 90, y: 116, colour: ink, tracking: 20 }),
      letters("No. 25", {
        size: 24,
        x: 910,
        y: 116,
        colour: vermilion,
        align: "end",
        tracking: 20,
      }),
      letters("Rag", { face: "display", size: 500, x: 62, y: 560, colour: vermilion }),
      ...LINES.map(({ text, size, y }) =>
        letters(text, { face: "book", size, x: 90, y, colour: ink }),
      ),
      letters("ABCDEFGHIJKLMNOPQRS", { face: "display", size: 55, x: 90, y: 1140, colour: ink }),
      letters("TUVWXYZ& 0123456789", { face: "display", size: 55, x: 90, y: 1214, colour: ink }),
      letters("Specimen Sheet", { size: 22, x: 90, y: 1325, colour: ink, tracking: 20 }),
      letters("Halftone", { size: 22, x: 910, y: 1325, colour: ink, align: "end", tracking: 20 }),
    ],
    closeUp: { x: 700, y: 500, width: 460 },
  };
}
