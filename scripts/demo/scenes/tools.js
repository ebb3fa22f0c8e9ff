import { element } from "../kit/svg.js";
import { line, oval, rect, shape } from "./shapes.js";

/**
 * An open tin of ink from above.
 * @param {number} x @param {number} y @param {{ r: number, ink: string }} tin
 */
export function inkTin(x, y, { r, ink }) {
  return (
    oval([x + r * 0.12, y + r * 0.2, r * 1.02], "#1d1914", {
      opacity: 0.32,
      filter: "url(#soft)",
    }) +
    oval([x, y, r], "#d9d6d0") +
    oval([x, y, r * 0.93], "#b4b0a8") +
    oval([x, y, r * 0.86], ink) +
    oval([x, y, r * 0.56], "#fff", { opacity: 0.08 }) +
    element("path", {
      d: `M-62-20A65 65 0 0 1 10-64M-22 30Q6 44 34 18T30-34Q4-48-16-24T-6 10Q6 16 14 2`,
      transform: `translate(${x} ${y})scale(${r / 100})`,
      fill: "none",
      stroke: "#fff",
      "stroke-width": 7,
      "stroke-linecap": "round",
      opacity: 0.32,
    })
  );
}

/** A rubber roller with its handle; it points down and is turned about its drum. @param {number} x @param {number} y @param {{ ink: string, turn: number }} roller */
export function brayer(x, y, { ink, turn }) {
  return element("g", { transform: `translate(${x} ${y})rotate(${turn})` }, [
    rect([-120, -34, 260, 88], "#1d1914", { opacity: 0.3, filter: "url(#soft)", rx: 20 }),
    line("M-128 0v62q0 24 24 24h208q24 0 24-24V0", "#8d8b88", 12),
    rect([-118, -40, 236, 80], ink, { rx: 12 }),
    rect([-118, -26, 236, 14], "#fff", { opacity: 0.22, rx: 7 }),
    rect([-16, 82, 32, 50], "#8d8b88"),
    shape("M-28 126h56q14 90 4 190q-6 30-32 30t-32-30q-10-100 4-190z", "#a8733f"),
    shape("M-18 130h12q4 90-2 190q-10-4-14-20q-6-90 4-170z", "#fff", { opacity: 0.18 }),
  ]);
}

/** A loupe; `seen` is what it shows. @param {number} x @param {number} y @param {{ r: number, turn: number, seen: string }} loupe */
export function loupe(x, y, { r, turn, seen }) {
  return (
    element("g", { transform: `translate(${x} ${y})rotate(${turn})` }, [
      oval([16, 22, r + 16], "#1d1914", { opacity: 0.34, filter: "url(#soft)" }),
      rect([-19, r, 38, r * 1.35], "#1d1914", {
        opacity: 0.3,
        filter: "url(#soft)",
        rx: 18,
        transform: "translate(16 22)",
      }),
      rect([-13, r, 26, 40], "#b9913f"),
      rect([-20, r + 32, 40, r * 1.2], "#2b2a2c", { rx: 18 }),
      rect([-12, r + 44, 8, r * 1.05], "#fff", { rx: 4, opacity: 0.15 }),
    ]) +
    element("clipPath", { id: "lens" }, [element("circle", { cx: x, cy: y, r })]) +
    element("g", { "clip-path": "url(#lens)" }, [seen]) +
    element("circle", {
      cx: x,
      cy: y,
      r: r + 7,
      fill: "none",
      stroke: "#c9a04a",
      "stroke-width": 16,
    }) +
    element("circle", { cx: x, cy: y, r, fill: "none", stroke: "#7f6226", "stroke-width": 3 }) +
    shape("M-78-10Q-68-72-6-80Q-56-60-78-10z", "#fff", {
      opacity: 0.4,
      transform: `translate(${x} ${y})scale(${r / 100})`,
    })
  );
}

/** A steel rule. @param {number} x @param {number} y @param {{ length: number, turn: number }} rule */
export function ruler(x, y, { length, turn }) {
  const marks = Array.from(
    { length: Math.floor(length / 14) - 1 },
    (_, index) => `M${(index + 1) * 14} 0v${index % 5 === 4 ? 22 : 12}`,
  ).join("");
  return element("g", { transform: `translate(${x} ${y})rotate(${turn})` }, [
    rect([6, 10, length, 54], "#1d1914", { opacity: 0.28, filter: "url(#soft)" }),
    rect([0, 0, length, 54], "#ced2d3", { rx: 3 }),
    rect([0, 42, length, 12], "#b4b9ba", { rx: 3 }),
    line(marks, "#4b4f52", 2.5),
    oval([length - 24, 30, 9], "#8d9294"),
  ]);
}

/** A pencil. @param {number} x @param {number} y @param {{ length: number, turn: number, colour: string }} pencil */
export function pencil(x, y, { length, turn, colour }) {
  return element("g", { transform: `translate(${x} ${y})rotate(${turn})` }, [
    rect([4, 8, length, 20], "#1d1914", { opacity: 0.28, filter: "url(#soft)" }),
    rect([0, 0, length, 20], colour),
    rect([0, 0, length, 6], "#fff", { opacity: 0.25 }),
    rect([-26, 0, 26, 20], "#d98c8c", { rx: 6 }),
    rect([-12, 0, 14, 20], "#c9a04a"),
    shape(`M${length} 0l44 10l-44 10z`, "#e8cfa4"),
    shape(`M${length + 28} 6l16 4l-16 4z`, "#2b2a2c"),
  ]);
}

/** Printed colour strips, fanned out. @param {number} x @param {number} y @param {{ colours: readonly string[], turn: number }} fan */
export function swatches(x, y, { colours, turn }) {
  const strips = colours.map((colour, index) =>
    element("g", { transform: `rotate(${index * 11})` }, [
      rect([-30, -300, 72, 330], "#1d1914", { opacity: 0.16 }),
      rect([-36, -304, 72, 330], "#faf7f0"),
      rect([-36, -304, 72, 86], colour),
      rect([-36, -212, 72, 60], colour, { opacity: 0.66 }),
      rect([-36, -146, 72, 60], colour, { opacity: 0.38 }),
      rect([-36, -80, 72, 50], colour, { opacity: 0.18 }),
    ]),
  );
  return element("g", { transform: `translate(${x} ${y})rotate(${turn})` }, [
    ...strips,
    oval([0, 0, 10], "#8d9294"),
  ]);
}

/** A cup of coffee from above. @param {number} x @param {number} y @param {{ r: number, colour: string }} cup */
export function coffee(x, y, { r, colour }) {
  return (
    oval([x + 10, y + 16, r * 1.5], "#1d1914", { opacity: 0.28, filter: "url(#soft)" }) +
    oval([x, y, r * 1.5], "#f4efe4") +
    oval([x, y, r * 1.1], "#e4dccb") +
    line(
      `M${x + r * 0.7} ${y - r * 0.7}l${Math.round(r * 0.6)} ${Math.round(-r * 0.6)}`,
      colour,
      r * 0.3,
    ) +
    oval([x, y, r], colour) +
    oval([x, y, r * 0.86], "#4a2f20") +
    oval([x - r * 0.2, y - r * 0.16, r * 0.46, r * 0.4], "#6b452d")
  );
}
