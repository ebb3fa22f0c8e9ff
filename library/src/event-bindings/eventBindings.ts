/** Both effects as one file to fetch, for they share most of what they are made of. */
export { createEventBindings } from "./createEventBindings.ts";
export { createPageEvents } from "./createPageEvents.ts";
