import { listen } from "../browser/listen.ts";
import { onVisible } from "../browser/onVisible.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { bag, numberWithin } from "../browser/values.ts";
import { windowOf } from "../browser/windowOf.ts";

/**
 * What the frame's page may do. Not `allow-same-origin`: it comes from an origin of ours, and a
 * service's script would be at home there.
 */
export const EMBED_SANDBOX =
  "allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox";

/** The tallest that a frame may make itself, in CSS pixels. */
export const MAX_FRAME_HEIGHT = 20_000;

export type EmbedFrame = { readonly frame: HTMLIFrameElement; readonly stop: Stop };

/**
 * Appends a frame that grows with its content. It grows only while its end is below the window, so
 * that nothing a visitor sees moves; until then it scrolls inside.
 */
export function appendFrame(
  parent: HTMLElement,
  { address, title }: { readonly address: string; readonly title: string },
): EmbedFrame {
  const { ownerDocument: document } = parent;
  const frame = document.createElement("iframe");
  frame.className = "vitrine-embed-frame";
  frame.title = title;
  frame.setAttribute("sandbox", EMBED_SANDBOX);
  frame.src = address;
  const end = document.createElement("div");
  parent.append(frame, end);
  return {
    frame,
    stop: stopAll(
      () => frame.remove(),
      () => end.remove(),
      growWithContent(frame, end),
    ),
  };
}

function growWithContent(frame: HTMLIFrameElement, end: HTMLElement): Stop {
  let wanted = 0;
  let isEndBelow = false;
  const grow = (): void => {
    if (isEndBelow && wanted > frame.offsetHeight) frame.style.blockSize = `${wanted}px`;
  };
  return stopAll(
    onVisible(end, (isVisible) => {
      isEndBelow = !isVisible && end.getBoundingClientRect().top > 0;
      grow();
    }),
    listen(windowOf(frame), {
      message: ({ source, data }) => {
        if (source !== frame.contentWindow) return;
        const bounds = { min: 0, max: MAX_FRAME_HEIGHT, fallback: 0 };
        wanted = numberWithin(bag(data)?.vitrineEmbed, bounds);
        grow();
      },
    }),
  );
}
