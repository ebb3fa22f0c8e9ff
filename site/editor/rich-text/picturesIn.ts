import { readInert } from "./inertHtml.ts";

/**
 * The pictures among what is pasted or dropped. None where there are words, too: word processors put a picture of
 * the words beside them.
 */
export function picturesIn(data: DataTransfer): readonly File[] {
  const pictures = [...data.files].filter(({ type }) => type.startsWith("image/"));
  if (pictures.length === 0) return [];
  const words = readInert(data.getData("text/html")).textContent ?? "";
  return words.trim() === "" ? pictures : [];
}
