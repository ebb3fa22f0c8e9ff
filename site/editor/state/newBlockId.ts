/** An id for a new block. Drawn, so that blocks of two documents never share one. */
export function newBlockId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, "0")).join("");
}
