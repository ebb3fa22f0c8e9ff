/** Scripts that are written from right to left. */
const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/gu;

/** Which way most letters of a text run; null where it has none. */
export function writtenDirection(text: string): "ltr" | "rtl" | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return null;
  const leftward = text.match(RIGHT_TO_LEFT)?.length ?? 0;
  return leftward * 2 > letters ? "rtl" : "ltr";
}
