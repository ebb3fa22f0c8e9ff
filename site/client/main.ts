import { type Behaviour, behaviours, start } from "vitrine/runtime";
import { createOwnToast } from "vitrine/toast";
import { islands } from "../islands.ts";

start(document, { behaviours: behaviours.map(withToasts), islands });

/** Every page of ours has toasts, so they come with the first file and cost no request of their own. */
function withToasts(behaviour: Behaviour): Behaviour {
  const isOwn = behaviour.name === "toast" && !behaviour.isBuilders;
  return isOwn ? { ...behaviour, load: async () => createOwnToast } : behaviour;
}

// Few visitors choose a theme; the others need not fetch what keeps pages to it.
for (const shown of ["pageshow", "visibilitychange"]) {
  addEventListener(shown, () => {
    if (document.documentElement.dataset.theme || document.cookie.includes("theme"))
      import("./followTheme.ts");
  });
}
