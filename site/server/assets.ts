import type { IslandName } from "../islands.ts";
import type { StyleName } from "../styles/styleNames.ts";

/** What pages load. Built, each address holds a hash of its content; in dev, its source. */
export type Assets = {
  readonly styles: ReadonlyMap<StyleName, Stylesheet>;
  /** Module scripts: the runtime, and in dev the means to refresh. */
  readonly modules: readonly string[];
  /** A widget's own module and all that it imports, for preloading. */
  readonly modulesOf: (island: IslandName) => readonly string[];
  /** The owner's screens: modules and stylesheets, the first ones first. */
  readonly admin: {
    readonly modules: readonly string[];
    readonly styles: readonly string[];
    /** What previews load in place of `modules`: the runtime, and what keeps them up to date. */
    readonly preview: readonly string[];
  };
};

/** A stylesheet that is written into the page, or in dev linked, so that it can be refreshed. */
export type Stylesheet = { readonly text: string } | { readonly href: string };
