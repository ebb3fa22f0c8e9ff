import { after } from "../browser/after.ts";
import { listen } from "../browser/listen.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { windowOf } from "../browser/windowOf.ts";

/**
 * Gives an open lightbox the focus wherever it is lost: after its last control and before its first,
 * where a browser has controls of its own or none, and where what had it is gone, of which no event
 * tells. The first key after that counts.
 * @param place where its keys are heard
 */
export function holdFocus(place: HTMLElement): Stop {
  const view = windowOf(place);
  const { document } = view;
  const isLost = (): boolean => !document.activeElement || document.activeElement === document.body;
  const takeBack = (): void => {
    if (isLost()) place.focus();
  };
  let later: Stop = () => {};
  return stopAll(
    () => later(),
    listen(document, {
      focusout() {
        later();
        // Between two controls nothing has it, either.
        later = after(0, takeBack);
      },
      keydown(event) {
        if (!isLost()) return;
        place.focus();
        const again = new view.KeyboardEvent(event.type, event);
        if (!place.dispatchEvent(again)) event.preventDefault();
      },
    }),
  );
}
