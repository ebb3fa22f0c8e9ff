import type { Behaviour } from "./Behaviour.ts";
import type { Islands } from "./Islands.ts";

/** The behaviour that hydrates the islands of a page. React is fetched with the first of them. */
export function island(islands: Islands): Behaviour {
  return {
    name: "island",
    selector: "v-island",
    moment: "visible",
    async load(element) {
      const name = element.dataset.island ?? "";
      const loadWidget = islands[name];
      if (!loadWidget) {
        throw new Error(`no widget is called "${name}". Name one of: ${Object.keys(islands)}.`);
      }
      const [{ hydrateIsland }, widget] = await Promise.all([
        import("./hydrateIsland.ts"),
        loadWidget(),
      ]);
      return (island, _options, page) =>
        hydrateIsland(island, widget, page.islands[island.id] ?? {});
    },
  };
}
