import { line, oval, rect, shape } from "../shapes.js";

/** An oak sideboard with a lamp, a vase and books. @param {import("../rooms.js").Light} light @returns {import("../rooms.js").Place} */
export function sideboardRoom({ random }) {
  const accent = random.pick(["#2546a8", "#b3243a", "#1f6b4e", "#e0452c"]);
  const front = [
    oval([600, 1388, 500, 18], "#2a1d10", { opacity: 0.35, filter: "url(#soft)" }),
    shape("M190 1290h26l-12 98h-16zM1010 1290h-26l12 98h16z", "#7d5a35"),
    rect([130, 1050, 940, 250], "#c1935c", { rx: 6 }),
    rect([130, 1050, 940, 20], "#d4a970", { rx: 6 }),
    rect([150, 1086, 290, 196], "#b5864f"),
    rect([455, 1086, 290, 196], "#b5864f"),
    rect([760, 1086, 290, 196], "#b5864f"),
    line("M420 1160v44M475 1160v44M780 1160v44", "#5f4225", 7),
    lamp(),
    vase(accent),
    books(accent),
  ].join("");
  return {
    x: 340,
    y: 180,
    width: 540,
    back: oval([250, 800, 260, 250], "#fff3d0", { opacity: 0.35, filter: "url(#soft)" }),
    front,
  };
}

function lamp() {
  return (
    rect([241, 850, 12, 190], "#3a342d") +
    oval([247, 1046, 62, 12], "#3a342d") +
    shape("M180 860q4-130 67-130t67 130z", "#f6ead0") +
    rect([180, 852, 134, 10], "#e2d0a8")
  );
}

/** @param {string} colour */
function vase(colour) {
  const leaves = [
    [952, 812, -40],
    [1004, 776, 20],
    [978, 716, -10],
    [930, 756, -60],
    [1036, 836, 50],
    [1022, 722, 34],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      oval([x, y, 15, 40], "#4b6b50", { transform: `rotate(${turn} ${x} ${y})` }),
    )
    .join("");
  return (
    line("M980 950q-6-120-4-230M980 930q-24-90-46-150M982 930q20-90 50-180", "#4b5b42", 5) +
    leaves +
    shape("M944 1050q-34-66 12-102v-22h48v22q46 36 12 102z", colour)
  );
}

/** @param {string} colour */
function books(colour) {
  return (
    rect([700, 1022, 170, 28], "#e9dfc9") +
    rect([712, 996, 150, 26], colour) +
    rect([706, 976, 140, 20], "#3c4248")
  );
}
