export { WIDE_ABOVE } from "../browser/isWideWindow.ts";
export { createTabs } from "./createTabs.ts";
export { nextTab, type TabStrip } from "./nextTab.ts";
export { TAB_SCROLL_DURATION } from "./scrollToPanel.ts";
export { type TabContent, Tabs, type TabsProps } from "./Tabs.tsx";
export {
  TAB_OFFSET,
  type TabPlace,
  tabScrollGoal,
} from "./tabScrollGoal.ts";
