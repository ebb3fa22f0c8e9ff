import { debounce } from "./debounce.ts";
import { listen } from "./listen.ts";
import type { ResizeOptions } from "./onResize.ts";
import type { Stop } from "./stop.ts";

/**
 * Tells the window's width in CSS pixels whenever it changes. A change of height alone, as when a
 * phone's address bar slides away, is none.
 */
export function onWindowWidth(
  view: Window,
  tell: (width: number) => void,
  options: ResizeOptions = {},
): Stop {
  let width = view.innerWidth;
  const later = debounce(options.debounce ?? 0, () => {
    if (view.innerWidth === width) return;
    width = view.innerWidth;
    tell(width);
  });
  const deafen = listen(view, { resize: later.ask });
  return () => {
    deafen();
    later.stop();
  };
}
