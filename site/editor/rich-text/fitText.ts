export type FittedText = {
  /** Makes the place as tall as the text now, before something is measured. */
  readonly fit: () => void;
  readonly stop: () => void;
};

/**
 * Keeps the place of a text as tall as the text, until stopped. A place with a size of its own, which is what
 * its styles ask for, lays out for a key no more than the text: all around is gone through where it grows alone.
 */
export function fitText(place: HTMLElement, text: HTMLElement): FittedText {
  const resize = (): void => {
    place.style.blockSize = `${text.offsetHeight}px`;
  };
  // At once, too: what opened it may scroll to it before the next frame.
  resize();
  const observer = new ResizeObserver(resize);
  observer.observe(text);
  return { fit: resize, stop: () => observer.disconnect() };
}
