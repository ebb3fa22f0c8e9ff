/** What the demo's documents are known by, so that an owner can tell them from their own. */
export const DEMO_SOURCE = "demo";
