import type { Behaviour } from "./Behaviour.ts";

/** The register: every behaviour that markup alone can ask for. */
export const behaviours: readonly Behaviour[] = [
  {
    name: "back-to-top",
    selector: "#topcontrol,[data-back-to-top]",
    moment: "idle",
    load: () =>
      import("../back-to-top/createBackToTop.ts").then((module) => module.createBackToTop),
  },
  {
    name: "toast",
    selector: ".tve-fe-message,[data-toast]",
    moment: "idle",
    load: () => import("../toast/createToast.ts").then((module) => module.createToast),
  },
];
