import { INKS } from "../../kit/inks.js";
import { drawMarks } from "../../posters/drawMarks.js";
import { ampersand } from "../../posters/glyphStudies.js";
import { halftonePear } from "../../posters/halftonePear.js";
import { moireCircles } from "../../posters/moireCircles.js";
import { overprintLetters } from "../../posters/overprintLetters.js";
import { phyllotaxis } from "../../posters/phyllotaxis.js";
import { posterPrint } from "../print.js";
import { scene } from "../scene.js";
import { line, oval, rect } from "../shapes.js";
import { brayer, coffee, inkTin, loupe, pencil, ruler, swatches } from "../tools.js";

/** The press table from above: fresh posters, inks, a roller, and a loupe on the dots of a pear. */
export function homeHero() {
  const pear = halftonePear();
  return scene({
    width: 1600,
    height: 1200,
    children: [
      rect([0, 0, 1600, 1200], "#e6ddcd"),
      boards(),
      posterPrint(overprintLetters(), { x: -70, y: 300, width: 430, turn: -11, id: "a" }),
      posterPrint(moireCircles(), { x: 1010, y: -190, width: 470, turn: 9, id: "b" }),
      posterPrint(ampersand(), { x: 300, y: -250, width: 450, turn: 6, id: "c" }),
      posterPrint(phyllotaxis(), { x: 1020, y: 640, width: 450, turn: -7, id: "d" }),
      posterPrint(pear, { x: 520, y: 190, width: 590, turn: -4, id: "e" }),
      swatches(330, 1130, {
        colours: [INKS.blue, INKS.violet, INKS.green, INKS.ochre, INKS.vermilion, INKS.red],
        turn: -44,
      }),
      inkTin(1440, 560, { r: 92, ink: INKS.vermilion }),
      inkTin(1268, 512, { r: 70, ink: INKS.ochre }),
      inkTin(1520, 380, { r: 66, ink: INKS.blue }),
      inkTin(150, 170, { r: 104, ink: INKS.green }),
      brayer(150, 560, { ink: INKS.blue, turn: 24 }),
      ruler(900, 1120, { length: 620, turn: -7 }),
      pencil(560, 1130, { length: 240, turn: -16, colour: INKS.vermilion }),
      coffee(1530, 1080, { r: 74, colour: INKS.ink }),
      loupe(910, 640, { r: 132, turn: -38, seen: seen(pear) }),
    ],
  });
}

/** What the loupe shows: the pear's dots three times as large. @param {import("../../posters/art.js").Art} pear */
function seen(pear) {
  const crop = { left: 560, top: 660, right: 760, bottom: 860 };
  return (
    rect([770, 500, 280, 280], pear.paper) +
    `<svg x="770" y="500" width="280" height="280" viewBox="570 690 150 150">${drawMarks(pear.marks.slice(0, 2), { crop, digits: 1 })}</svg>`
  );
}

function boards() {
  return (
    line("M0 250h1600M0 560h1600M0 870h1600", "#d6cab5", 4) +
    line(
      "M120 60q300 30 620 0M980 420q260-26 520 4M60 760q240 20 400 2M700 1010q360 30 760 0M1180 130q200 20 380 4",
      "#ddd2bf",
      3,
    ) +
    oval([860, 620, 700, 520], "#fff6e2", { opacity: 0.3, filter: "url(#soft)" })
  );
}
