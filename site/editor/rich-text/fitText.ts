/**
 * Keeps the place of a text as tall as the text, until stopped. A place with a size of its own, which is what
 * its styles ask for, lays out for a key no more than the text: all around is gone through where it grows alone.
 */
export function fitText(place: HTMLElement, text: HTMLElement): () => void {
  const resize = (): void => {
    place.style.blockSize = `${text.offsetHeight}px`;
  };
  // At once, too: what opened it may scroll to it before the next frame.
  resize();
  const fitting = new ResizeObserver(resize);
  fitting.observe(text);
  return () => fitting.disconnect();
}
