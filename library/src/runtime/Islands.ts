import type { ComponentType } from "react";

/**
 * Fetches a widget when an island of it wakes. Each has props of its own, which the server's
 * Island checks; here they are unknown.
 */
export type LoadWidget = () => Promise<ComponentType<never>>;

/** The widgets that pages may hold as islands, by the name in `data-island`. */
export type Islands = Readonly<Record<string, LoadWidget>>;
