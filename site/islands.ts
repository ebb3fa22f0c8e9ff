/**
 * The widgets that our pages may hold as islands. The server renders them, the browser fetches
 * and hydrates them at their moment.
 */
export const islands = {
  "theme-switch": () => import("vitrine/theme-switch").then((module) => module.ThemeSwitch),
};

export type IslandName = keyof typeof islands;

/** Each widget's module as the build's manifest names it, so that pages can link its files. */
export const islandModules: Readonly<Record<IslandName, string>> = {
  "theme-switch": "library/src/theme-switch/index.ts",
};
