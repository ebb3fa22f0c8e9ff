import type { Assets } from "../assets.ts";

/** For sites whose pages load nothing. */
export const noAssets: Assets = {
  styles: new Map(),
  modules: [],
  modulesOf: () => [],
  admin: { modules: [], styles: [], preview: [] },
};
