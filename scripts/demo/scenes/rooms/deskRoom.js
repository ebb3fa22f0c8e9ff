import { line, oval, rect, shape } from "../shapes.js";

/** A desk with a lamp, pencils and a chair. @param {import("../rooms.js").Light} light @returns {import("../rooms.js").Place} */
export function deskRoom({ random }) {
  const accent = random.pick(["#e0452c", "#2546a8", "#e3a32b", "#1f6b4e"]);
  const front = [
    oval([600, 1420, 520, 16], "#2a1d10", { opacity: 0.3, filter: "url(#soft)" }),
    line("M190 1080l-50 340M1010 1080l50 340", "#8a683f", 20),
    chair(accent),
    rect([90, 1050, 1020, 34], "#d1a872", { rx: 6 }),
    rect([90, 1078, 1020, 8], "#a37c4b", { rx: 4 }),
    lamp(accent),
    rect([880, 1022, 190, 28], "#f1e8d6"),
    rect([892, 998, 166, 24], accent),
    rect([900, 978, 150, 20], "#3c4248"),
    line("M770 966l-10-80M788 966l4-96M802 966l16-72", "#caa04a", 7),
    rect([748, 960, 74, 90], "#f4efe4", { rx: 8 }),
    line("M748 990h74", "#2546a8", 6),
  ].join("");
  return { x: 425, y: 150, width: 520, back: "", front };
}

/** @param {string} colour */
function lamp(colour) {
  return (
    oval([236, 1048, 74, 12], "#2b2a2c") +
    line("M236 1040L200 820L330 690", "#2b2a2c", 9) +
    oval([200, 820, 12], "#2b2a2c") +
    shape("M296 650l84 76q-10 40-66 60l-90-84q16-44 72-52z", colour, {
      transform: "rotate(12 310 710)",
    })
  );
}

/** @param {string} colour */
function chair(colour) {
  return (
    line("M470 1250l-34 170M730 1250l34 170M500 1250v140M700 1250v140", "#2b2a2c", 10) +
    rect([440, 1226, 320, 32], colour, { rx: 16 }) +
    line("M470 1230V1000M730 1230V1000", "#2b2a2c", 10) +
    rect([444, 900, 312, 130], colour, { rx: 28 })
  );
}
