import { columns, heading, parallax, prose, sticky } from "../demoBlocks.ts";
import type { DemoBlock, DemoPage } from "../types.ts";

/** How many parts the page has, each with one thing that stays and four that move. */
const PARTS = 50;

/** One of each, in turn; none so fast that words run into each other, or so faint that they cannot be read. */
const EFFECTS = [
  { name: "Up", effect: "vertical", direction: "in", speed: 0.2 },
  { name: "Down", effect: "vertical", direction: "out", speed: 0.2 },
  { name: "To the left", effect: "horizontal", direction: "in", speed: 0.3 },
  { name: "And back", effect: "horizontal", direction: "in-out", speed: 0.3 },
  { name: "Turning", effect: "rotate", direction: "in", speed: 0.1 },
  { name: "Growing", effect: "scale", direction: "in", speed: 0.5 },
  { name: "Clearing", effect: "blur", direction: "in", speed: 3 },
  { name: "Appearing", effect: "transparency", direction: "in", speed: 3 },
  { name: "Leaning", effect: "3dperspective", direction: "from", perspective: 400, degrees: 30 },
];

/** A specimen sheet, and what a page can bear: two hundred things move, fifty stay. */
export const dense: DemoPage = {
  path: "/blocks/dense",
  title: "Two hundred moving things",
  excerpt: "A specimen sheet of what moves with a page and what stays.",
  body: [
    prose("Each part keeps its heading in view and moves four words, each in a way of its own."),
    ...Array.from({ length: PARTS }, (_, part) => partOf(part)).flat(),
  ],
};

function partOf(part: number): DemoBlock[] {
  const words = [0, 1, 2, 3].map((word) => wordOf(part * 4 + word));
  return [columns([sticky(24, heading(`Part ${part + 1}`))], words)];
}

function wordOf(index: number): DemoBlock {
  const { name, ...effect } = EFFECTS[index % EFFECTS.length] ?? { name: "" };
  return parallax({ effects: [effect] }, prose(name));
}
