import type { IslandName } from "../islands.ts";
import type { StyleName } from "../styles/styleNames.ts";

/** What pages load. Built, each address holds a hash of its content; in dev, it is the source's. */
export type Assets = {
  readonly styles: ReadonlyMap<StyleName, Stylesheet>;
  /** Module scripts: the runtime, and in dev the means to refresh. */
  readonly modules: readonly string[];
  readonly island: (name: IslandName) => {
    readonly stylesheets: readonly string[];
    /** The widget's own module and all that it imports, for preloading. */
    readonly modules: readonly string[];
  };
};

/** A stylesheet that is written into the page, or in dev linked, so that it can be refreshed. */
export type Stylesheet = { readonly text: string } | { readonly href: string };
