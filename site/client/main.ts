import { type Behaviour, behaviours, start } from "vitrine/runtime";
import { toastAsked } from "vitrine/toast";
import { islands } from "../islands.ts";

start(document, {
  behaviours: behaviours.filter(isNeeded).map(onceAsked).map(withStyle),
  islands,
});

/** Where the browser moves what goes with the scroll position, our header needs its stylesheet alone. */
function isNeeded({ name }: Behaviour): boolean {
  return name !== "sticky-header" || !("ScrollTimeline" in window);
}

/** The search comes with its stylesheet, which pages do not carry. */
function withStyle(behaviour: Behaviour): Behaviour {
  if (behaviour.name !== "search") return behaviour;
  const style = () => import("./linkSearchStyle.ts").then((module) => module.linkSearchStyle());
  return {
    ...behaviour,
    load: (element) => Promise.all([behaviour.load(element), style()]).then(([begin]) => begin),
  };
}

/** Every page of ours has a place for toasts, and few show one: what shows them comes when asked for. */
function onceAsked(behaviour: Behaviour): Behaviour {
  const isOwn = behaviour.name === "toast" && !behaviour.isBuilders;
  if (!isOwn) return behaviour;
  return {
    ...behaviour,
    load: (element) => toastAsked(document).then(() => behaviour.load(element)),
  };
}

// Few visitors choose a theme; the others need not fetch what keeps pages to it.
for (const shown of ["pageshow", "visibilitychange"]) {
  addEventListener(shown, () => {
    if (document.documentElement.dataset.theme || document.cookie.includes("theme"))
      import("./followTheme.ts");
  });
}
