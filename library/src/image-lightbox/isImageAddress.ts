/**
 * How the name of a picture ends. The theme knows the first six (contract, section 2); a visitor
 * makes no difference between these and the others.
 */
export const IMAGE_ENDINGS = [
  ...["png", "jpg", "jpeg", "gif", "tiff", "bmp"],
  ...["webp", "avif", "svg", "jfif"],
] as const;

const ENDING = new RegExp(`\\.(?:${IMAGE_ENDINGS.join("|")})$`, "i");

/** Whether an address is that of a picture, whatever its query and its place on the page. */
export function isImageAddress(address: string): boolean {
  return ENDING.test(address.replace(/[?#].*/s, ""));
}
