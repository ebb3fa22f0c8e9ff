/** Whether a text is a telephone number: 6 to 15 digits, + before them, spaces and punctuation between. */
export function isPhone(text: string): boolean {
  return /^\+?\d{6,15}$/.test(text.replaceAll(/[\s().\-/]/g, ""));
}
