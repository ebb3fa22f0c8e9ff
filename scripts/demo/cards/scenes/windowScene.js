import { potPlant } from "../../kit/props/potPlant.js";
import { oval, rect, shape } from "../../scenes/shapes.js";
import { leaning } from "./leaning.js";

/** A card on a window sill. @type {import("./scenes.js").DrawScene} */
export function windowScene({ card, wall, place }) {
  const y = 1200;
  return {
    things: [
      wall,
      rect([130, 90, 940, 1110], "#f6f1e7"),
      rect([170, 130, 860, 1070], "#cfe0e6"),
      oval([800, 360, 90, 90], "#fbf3da"),
      shape("M170 900q140-130 300-70q140-140 320-40q130-60 240 10v400H170z", "#9db8a5"),
      shape("M170 1010q200-90 420-20q220-80 440 10v200H170z", "#7f9f8b"),
      rect([585, 130, 30, 1070], "#f6f1e7"),
      rect([170, 560, 860, 26], "#f6f1e7"),
      leaning(card, { x: 480, y, high: 650 }),
      potPlant({
        x: 930,
        y,
        pot: "#c2704a",
        leaf: "#3b6a4f",
        scale: 0.95,
      }),
      rect([60, y, 1080, 46], "#faf6ee"),
      rect([60, y + 46, 1080, 14], "#000", { opacity: 0.18 }),
    ],
    alt: `${place} on a window sill beside a potted plant, hills outside.`,
    focus: [0.4, 0.58],
  };
}
