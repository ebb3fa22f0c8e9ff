import { line, oval, shape } from "../../scenes/shapes.js";
import { element } from "../svg.js";

/**
 * A vase with three leafy stems, standing on x, y; about 150 wide and 520 high.
 * @param {{ x: number, y: number, glaze: string, leaf: string, scale?: number }} vase
 */
export function vase({ x, y, glaze, leaf, scale = 1 }) {
  const leaves = [
    [-96, -470, -30],
    [-60, -400, 40],
    [-112, -380, -62],
    [0, -520, 6],
    [24, -440, 60],
    [-26, -420, -50],
    [92, -430, 34],
    [108, -350, 70],
    [58, -360, -14],
  ];
  const crown = leaves.map(([lx = 0, ly = 0, turn = 0]) =>
    oval([lx, ly, 22, 50], leaf, { transform: `rotate(${turn} ${lx} ${ly})` }),
  );
  return element("g", { transform: `translate(${x} ${y})scale(${scale})` }, [
    oval([6, -2, 84, 10], "#1d1914", { opacity: 0.22 }),
    line("M0-180Q-10-330-92-450M0-180Q4-360 0-500M0-180Q20-300 88-410", leaf, 6),
    ...crown,
    shape(
      "M-26-200h52q2 30 22 54q30 36 30 74q0 60-40 72h-76q-40-12-40-72q0-38 30-74q20-24 22-54z",
      glaze,
    ),
    shape("M-26-200h52l2 14h-56z", "#000", { opacity: 0.18 }),
    shape("M20-200h6q2 30 22 54q30 36 30 74q0 60-40 72h-26q40-30 36-86q-4-60-28-100z", "#000", {
      opacity: 0.1,
    }),
  ]);
}
