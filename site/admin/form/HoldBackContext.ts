import { createContext } from "react";

/** Has `flush` called before what stands in the fields is read. @returns its stop */
export type HoldBack = (flush: () => void) => () => void;

/**
 * Where a field that tells what is typed a moment later says how to be asked for it at once. Default nowhere,
 * and then a field of plain text tells every key.
 */
export const HoldBackContext = createContext<HoldBack | undefined>(undefined);

/**
 * How long typing must pause until others are told of it, in milliseconds: longer than from key to key, so that what
 * follows from a text is drawn between words and never while somebody waits for a letter.
 */
export const TELL_PAUSE = 250;
