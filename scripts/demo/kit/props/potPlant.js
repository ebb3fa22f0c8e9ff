import { line, oval, shape } from "../../scenes/shapes.js";
import { element } from "../svg.js";

/**
 * A plant with long leaves in a clay pot, standing on x, y; about 420 wide and 560 high.
 * @param {{ x: number, y: number, pot: string, leaf: string, scale?: number }} plant
 */
export function potPlant({ x, y, pot, leaf, scale = 1 }) {
  const blades = [
    "M0-150Q-60-330-200-400Q-150-220 0-150",
    "M0-150Q60-330 210-380Q150-210 0-150",
    "M0-150Q-90-380-70-540Q40-340 0-150",
    "M0-150Q100-360 100-510Q-20-350 0-150",
    "M0-150Q-110-230-220-220Q-120-130 0-150",
    "M0-150Q110-230 230-206Q120-120 0-150",
  ];
  return element("g", { transform: `translate(${x} ${y})scale(${scale})` }, [
    oval([6, -2, 96, 11], "#1d1914", { opacity: 0.22 }),
    shape(blades.join(""), leaf),
    line(
      "M0-150Q-60-300-180-384M0-150Q60-300 190-366M0-150Q-70-360-66-510M0-150Q80-350 94-486",
      "#fff",
      2.5,
    ).replace("/>", ' opacity=".35"/>'),
    shape("M-92-168h184l-22 168h-140z", pot),
    shape("M-100-186h200v42h-200z", pot),
    shape("M-98-144h196l-2 12h-192z", "#000", { opacity: 0.16 }),
    shape("M50-144h42l-22 144h-40z", "#000", { opacity: 0.1 }),
  ]);
}
