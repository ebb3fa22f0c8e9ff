/** The tokens of site/styles/tokens.css, as the style page shows them; a test holds both together. */
export const tokenNames = {
  colour: [
    "paper",
    "sheet",
    "shade",
    "ink",
    "ink-soft",
    "line",
    "line-strong",
    "accent",
    "accent-ink",
    "good",
    "warn",
    "bad",
  ],
  font: ["font-plain", "font-text", "font-mono"],
  text: ["text-s", "text-m", "text-l", "text-xl", "text-xxl", "text-display"],
  space: ["space-1", "space-2", "space-3", "space-4", "space-5", "space-6", "space-7", "space-8"],
  layout: ["columns", "column-gap", "row-gap", "page", "gutter", "edge", "measure"],
  shape: ["radius", "radius-round", "shadow"],
  motion: ["hover"],
  layer: ["layer-skip"],
} as const;
