/** What is less wide or high, in CSS pixels, has no room for words, such as a smiley. */
const LEAST = { width: 96, height: 64 };

/** Whether the box in place of a picture of this size is too small for what it would say. */
export function isSmallBox(width: string, height: string): boolean {
  return Number(width) < LEAST.width || Number(height) < LEAST.height;
}
