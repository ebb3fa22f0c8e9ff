import { createRandom } from "./random.js";
import { element, number } from "./svg.js";

/** How many times nearer than the flat view. */
export const NEARER = 3;

/**
 * `#front` from so near that ink and paper show, edge to edge or with a corner of the paper.
 * @param {import("./stationery.js").Stationery} thing
 */
export function closeUp({ slug, width, height, near }) {
  const random = createRandom(`near ${slug}`);
  const [x, y] = near ?? [random.between(0.3, 0.7), random.between(0.3, 0.7)];
  const turn = random.pick([0, -4, 5, -7]);
  const place = `translate(600 750)rotate(${turn})scale(${NEARER})translate(${number(-x * width)} ${number(-y * height)})`;
  return [
    element("g", { transform: place }, [
      element("rect", {
        x: 4,
        y: 8,
        width,
        height,
        fill: "#2a241c",
        opacity: 0.4,
        filter: "url(#near)",
      }),
      element("use", { href: "#front" }),
    ]),
    element("rect", { width: 1200, height: 1500, fill: "url(#light)", opacity: 0.5 }),
  ];
}
