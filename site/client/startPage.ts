import { type Behaviour, start } from "vitrine/runtime";
import { toastAsked } from "vitrine/toast";
import { islands } from "../islands.ts";

/** Brings the page to life with these entries of the register, as our own pages need them. */
export function startPage(behaviours: readonly Behaviour[]): void {
  start(document, {
    behaviours: behaviours.filter(isNeeded).map(asNeeded),
    islands,
  });
}

/** Where the browser moves what goes with the scroll position, our header needs its stylesheet alone. */
function isNeeded({ name }: Behaviour): boolean {
  return name !== "sticky-header" || !("ScrollTimeline" in window);
}

/**
 * The search comes with its stylesheet, which pages do not carry. Every page of ours has a place for toasts, and
 * few show one: what shows them comes when asked for.
 */
function asNeeded(behaviour: Behaviour): Behaviour {
  const { name, isBuilders, load } = behaviour;
  if (name === "search") {
    const style = () => import("./linkSearchStyle.ts").then((module) => module.linkSearchStyle());
    return {
      ...behaviour,
      load: (element) => Promise.all([load(element), style()]).then(([begin]) => begin),
    };
  }
  if (name === "toast" && !isBuilders) {
    return { ...behaviour, load: (element) => toastAsked(document).then(() => load(element)) };
  }
  return behaviour;
}
