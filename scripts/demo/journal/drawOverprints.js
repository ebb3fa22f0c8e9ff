import { INKS, PAPERS } from "../kit/inks.js";
import { overprint } from "../kit/mixColours.js";
import { range } from "../kit/sheet.js";
import { circle, element } from "../kit/svg.js";

/** Two inks make three: a disc of ochre bars and a disc of blue, and what they are together. */
export function drawOverprints() {
  const [left, right] = [circle(620, 500, 390), circle(980, 500, 390)];
  const bars = range(20)
    .map((index) => `M0 ${index * 52}h1600v${Math.round(46 - index * 1.7)}h-1600z`)
    .join("");
  return [
    element("clipPath", { id: "left" }, [element("path", { d: left })]),
    element("clipPath", { id: "right" }, [element("path", { d: right })]),
    element("rect", { width: 1600, height: 1000, fill: PAPERS.white }),
    element("path", { fill: INKS.ochre, d: left }),
    element("path", { fill: INKS.blue, d: bars, "clip-path": "url(#right)" }),
    element("g", { "clip-path": "url(#left)" }, [
      element("path", {
        fill: overprint(INKS.ochre, INKS.blue),
        d: bars,
        "clip-path": "url(#right)",
      }),
    ]),
  ];
}
