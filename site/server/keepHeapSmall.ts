import { setFlagsFromString } from "node:v8";

/** Largest half of the young generation, in megabytes, in each thread; V8's default is 16. */
const MAX_SEMI_SPACE = 4;

/**
 * Trades a little speed for memory: a page leaves a lot of short-lived text behind, which V8 would
 * let grow to 70 MB more before it looks. Call it before the database's thread starts.
 */
export function keepHeapSmall(): void {
  setFlagsFromString(`--max-semi-space-size=${MAX_SEMI_SPACE}`);
}
