import { cleanLine } from "../cleanText.ts";

/** The longest name of a file that is shown, in characters: as long as systems let one be. */
export const MAX_SHOWN_NAME = 255;

/** What a file is called where it is shown: without folders, and what would turn or hide text. */
export function shownName(given: string): string {
  const [name = ""] = given.split(/[/\\]/).slice(-1);
  return [...cleanLine(name)].slice(0, MAX_SHOWN_NAME).join("") || "file";
}
