import type { Behaviour } from "./Behaviour.ts";

/** The register: every behaviour that markup alone can ask for. */
export const behaviours: readonly Behaviour[] = [
  {
    name: "back-to-top",
    selector: "#topcontrol,[data-back-to-top]",
    moment: "idle",
    load: async () => (await import("../back-to-top/createBackToTop.ts")).createBackToTop,
  },
  {
    name: "toast",
    selector: ".tve-fe-message,[data-toast]",
    moment: "idle",
    load: async () => (await import("../toast/createToast.ts")).createToast,
  },
];
