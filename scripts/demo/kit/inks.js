/** The studio's inks: six drums for its press, and black. Every picture is made of these alone. */
export const INKS = {
  ink: "#26252b",
  blue: "#2546a8",
  vermilion: "#e0452c",
  red: "#b3243a",
  green: "#1f6b4e",
  ochre: "#e3a32b",
  violet: "#5b3a8e",
};

/** The papers it prints on. */
export const PAPERS = {
  white: "#faf7f0",
  cream: "#f2e8d3",
  grey: "#dcd9d2",
  sky: "#cfdde3",
  rose: "#efd3c9",
  kraft: "#c9ab82",
  night: "#1e2533",
};

/** What products lie on and hang on in the pictures of the shop. */
export const GROUNDS = {
  table: "#e9e4da",
  wall: "#e4dfd6",
  wallCool: "#d6dad9",
  wallWarm: "#ddc9b8",
  wallDark: "#3c4248",
  floor: "#b59a78",
};

/** @typedef {keyof typeof INKS} Ink */
/** @typedef {keyof typeof PAPERS} Paper */
