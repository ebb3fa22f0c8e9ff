import { stopAll } from "../../browser/stop.ts";
import { tooltip } from "../../browser/tooltip.ts";
import { text } from "../../browser/values.ts";
import type { CreateAction } from "../Action.ts";

/**
 * A tooltip with the text `event_tooltip_text`, in the style and at the place that the settings name.
 * It is there for hovering and for the keyboard's focus, whatever its trigger is called.
 */
export const showTooltip: CreateAction = ({ element, config }) => {
  const { ownerDocument: document } = element;
  const panel = document.createElement("div");
  panel.className = "tve_ui_tooltip";
  panel.dataset.style = text(config.event_tooltip_style);
  panel.dataset.position = text(config.event_tooltip_position).replaceAll("_", "-");
  panel.textContent = text(config.event_tooltip_text);
  // Outside of a modal dialog all is inert, a tooltip of something in it included.
  (element.closest("dialog") ?? document.body).append(panel);
  return { run() {}, stop: stopAll(() => panel.remove(), tooltip(element, panel)) };
};
