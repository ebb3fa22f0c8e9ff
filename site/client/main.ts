import { type Behaviour, behaviours, start } from "vitrine/runtime";
import { createToast } from "vitrine/toast";
import { islands } from "../islands.ts";

start(document, { behaviours: behaviours.map(withToasts), islands });

/** Every page of ours has toasts, so they come with the first file and cost no request of their own. */
function withToasts(behaviour: Behaviour): Behaviour {
  return behaviour.name === "toast" ? { ...behaviour, load: async () => createToast } : behaviour;
}

// Few visitors choose a theme; the others need not fetch what keeps pages to it.
for (const shown of ["pageshow", "visibilitychange"]) {
  addEventListener(shown, () => {
    if (document.documentElement.dataset.theme || document.cookie.includes("theme"))
      import("./followTheme.ts");
  });
}
