import { behaviours, start } from "vitrine/runtime";
import { islands } from "../islands.ts";

start(document, { behaviours, islands });

// Few visitors choose a theme; the others need not fetch what keeps pages to it.
for (const shown of ["pageshow", "visibilitychange"]) {
  addEventListener(shown, () => {
    if (document.documentElement.dataset.theme || document.cookie.includes("theme"))
      import("./followTheme.ts");
  });
}
