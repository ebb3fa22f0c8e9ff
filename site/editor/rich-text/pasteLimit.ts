/**
 * The longest text that is taken from the clipboard at once, in characters: what the server takes as one
 * piece, and what a browser reads without standing still.
 */
export const MAX_PASTED = 2_000_000;
