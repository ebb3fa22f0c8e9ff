export { type CollapseEffectOptions, createCollapse } from "./createCollapse.ts";
