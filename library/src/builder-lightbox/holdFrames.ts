/** On frames whose address stands in `data-src`, as the page builder marks them. */
const HELD = "tcb-dr-done";

/**
 * Takes the addresses from the frames of a lightbox and pauses its media, so that nothing in it
 * loads or plays unseen. A frame is taken out and put back meanwhile: else its way to nowhere
 * would be a step in the window's history, and Back would go there first.
 */
export function holdFrames(element: Element): void {
  for (const media of element.querySelectorAll<HTMLMediaElement>("video,audio")) media.pause();
  for (const frame of element.querySelectorAll<HTMLIFrameElement>("iframe[src]")) {
    const place = frame.ownerDocument.createComment("");
    frame.replaceWith(place);
    move(frame, "src", "data-src");
    frame.classList.add(HELD);
    place.replaceWith(frame);
  }
}

/** Gives the frames of a lightbox their addresses back. */
export function releaseFrames(element: Element): void {
  for (const frame of element.querySelectorAll<HTMLIFrameElement>(`iframe.${HELD}[data-src]`)) {
    move(frame, "data-src", "src");
    frame.classList.remove(HELD);
    if (!frame.classList.length) frame.removeAttribute("class");
  }
}

function move(frame: Element, from: string, to: string): void {
  frame.setAttribute(to, frame.getAttribute(from) ?? "");
  frame.removeAttribute(from);
}
