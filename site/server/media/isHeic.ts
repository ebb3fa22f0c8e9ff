/** Whether a file that is of no kept kind is a picture of a phone, in the format that most browsers do not show. */
export function isHeic(head: Uint8Array): boolean {
  return /^ftyp(?:hei[cmsx]|hev[cmsx])/.test(Buffer.from(head.subarray(4, 12)).toString("latin1"));
}
