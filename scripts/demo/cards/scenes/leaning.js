import { element, number } from "../../kit/svg.js";

/**
 * The card standing against the wall: its foot on x, y, its shadow behind it.
 * @param {import("../../kit/stationery.js").Stationery} card
 * @param {{ x: number, y: number, high: number, turn?: number, href?: string }} spot `high` in units of the picture, of an upright card; one that lies takes as much paper
 */
export function leaning({ width, height }, { x, y, high, turn = 0, href = "#front" }) {
  const scale = high / Math.max(width, height);
  const place = `translate(${number(x)} ${number(y)})rotate(${turn})scale(${number(scale, 3)})translate(${number(-width / 2)} ${number(-height)})`;
  return element("g", { transform: place }, [
    element("path", {
      d: `M20 20L60-4V${height}H${width + 50}L${width + 30} 20z`,
      fill: "#2a241c",
      opacity: 0.3,
      filter: "url(#soft)",
    }),
    element("use", { href }),
  ]);
}
