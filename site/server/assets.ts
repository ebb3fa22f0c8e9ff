import type { IslandName } from "../islands.ts";

/** The addresses of what pages load. Built, each holds a hash of its content; in dev, its source. */
export type Assets = {
  /** Classic scripts that run before the first paint. */
  readonly headScripts: readonly string[];
  readonly stylesheets: readonly string[];
  /** Module scripts: the runtime, and in dev the means to refresh. */
  readonly modules: readonly string[];
  readonly island: (name: IslandName) => {
    readonly stylesheets: readonly string[];
    /** The widget's own module and all that it imports, for preloading. */
    readonly modules: readonly string[];
  };
};
