import type { ComponentType } from "react";

/** A widget's module, fetched when an island of it wakes. */
// biome-ignore lint/suspicious/noExplicitAny: each widget has its own props; the server's Island types them.
export type LoadWidget = () => Promise<ComponentType<any>>;

/** The widgets that pages may hold as islands, by the name in `data-island`. */
export type Islands = Readonly<Record<string, LoadWidget>>;
