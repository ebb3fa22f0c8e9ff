import { listen } from "./listen.ts";
import { nextFrame } from "./nextFrame.ts";
import { placeBeside } from "./placeBeside.ts";
import { rememberAttributes } from "./rememberAttributes.ts";
import { type Stop, stopAll } from "./stop.ts";
import { windowOf } from "./windowOf.ts";

/**
 * Where the browser has no anchor positioning, of which popover.css makes use: places a popover
 * beside its trigger whenever it opens. It then scrolls with the page, without any script.
 */
export function keepBeside(trigger: HTMLElement, panel: HTMLElement, above: boolean): Stop {
  const view = windowOf(panel);
  if (view.CSS.supports("position-area:end")) return () => {};
  let restore: Stop = () => {};
  const deafen = listen(panel, {
    beforetoggle: ({ newState }) => {
      if (newState !== "open") return;
      restore();
      restore = stopAll(
        rememberAttributes(panel, ["style"]),
        // By the next frame it has its size, and nothing has been painted yet.
        nextFrame(view, () => place(trigger, panel, above)),
      );
    },
  });
  return stopAll(() => restore(), deafen);
}

function place(trigger: HTMLElement, panel: HTMLElement, above: boolean): void {
  const view = windowOf(panel);
  const { clientWidth: width, clientHeight: height } = panel.ownerDocument.documentElement;
  const size = { width: panel.offsetWidth, height: panel.offsetHeight };
  const { left, top } = placeBeside(trigger.getBoundingClientRect(), size, {
    width,
    height,
    above,
  });
  panel.style.position = "absolute";
  panel.style.inset = `${top + view.scrollY}px auto auto ${left + view.scrollX}px`;
}
