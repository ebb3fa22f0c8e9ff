import { behaviours } from "vitrine/runtime";
import { startPage } from "./startPage.ts";

startPage(behaviours);

// Few visitors choose a theme; the others need not fetch what keeps pages to it.
for (const shown of ["pageshow", "visibilitychange"]) {
  addEventListener(shown, () => {
    if (document.documentElement.dataset.theme || document.cookie.includes("theme"))
      import("./followTheme.ts");
  });
}
