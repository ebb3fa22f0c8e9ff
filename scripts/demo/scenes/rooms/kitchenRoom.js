import { line, oval, rect, shape } from "../shapes.js";

/** A round table with fruit under a wide lamp. @param {import("../rooms.js").Light} light @returns {import("../rooms.js").Place} */
export function kitchenRoom({ random }) {
  const lamp = random.pick(["#e0452c", "#1f6b4e", "#e3a32b", "#26252b"]);
  const front = [
    line("M330 0V130", "#33302c", 5),
    shape("M150 330q10-200 180-200t180 200z", lamp),
    oval([330, 330, 180, 18], "#fbe6ae"),
    oval([470, 1430, 330, 18], "#2a1d10", { opacity: 0.35, filter: "url(#soft)" }),
    shape("M430 1130h80l24 260q60 10 90 40h-310q30-30 92-40z", "#efe7d8"),
    oval([470, 1118, 420, 40], "#b98f5c"),
    oval([470, 1106, 420, 40], "#d5ab74"),
    bowl(),
    cup(),
    chair(),
  ].join("");
  return { x: 570, y: 160, width: 510, back: "", front };
}

function bowl() {
  const fruit = [
    [330, 1000, "#e3a32b"],
    [390, 984, "#c9563a"],
    [446, 1002, "#d9b13b"],
    [362, 960, "#8a9c45"],
    [418, 950, "#e3a32b"],
  ]
    .map(([x, y, fill]) => oval([Number(x), Number(y), 38, 36], String(fill)))
    .join("");
  return (
    fruit +
    line("M418 914q2-18 14-26", "#5a4029", 5) +
    shape("M270 1004h240q-10 100-80 100h-80q-70 0-80-100z", "#2546a8") +
    rect([262, 998, 256, 14], "#3d5dbd", { rx: 7 })
  );
}

function cup() {
  return (
    line("M686 1040q36-6 34 20q-4 24-38 20", "#faf5ea", 9) +
    shape("M600 1024h90v50q0 24-24 24h-42q-24 0-24-24z", "#faf5ea") +
    oval([645, 1026, 45, 8], "#6b4a30")
  );
}

function chair() {
  return (
    oval([1000, 1432, 140, 12], "#2a1d10", { opacity: 0.3, filter: "url(#soft)" }) +
    line("M920 1230l-24 196M1080 1230l24 196M912 1330h178", "#5a4029", 13) +
    line("M1090 1230q24-160 14-270", "#5a4029", 13) +
    line("M930 1230q-14-130-6-250", "#5a4029", 13) +
    line("M910 980q100-40 206-20", "#5a4029", 40) +
    rect([890, 1200, 222, 36], "#caa06a", { rx: 18 })
  );
}
