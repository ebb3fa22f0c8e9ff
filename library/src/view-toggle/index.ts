export {
  createViewToggle,
  VIEW_TRANSITION,
  VIEWS,
  type View,
  type ViewToggleOptions,
  viewToggleDefaults,
} from "./createViewToggle.ts";
export { ViewToggle, type ViewToggleProps } from "./ViewToggle.tsx";
