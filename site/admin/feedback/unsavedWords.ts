/** Where words stand that are saved nowhere: on a screen, or in a dialog above one. */
export type UnsavedIn = "screen" | "dialog";

const held = new Map<symbol, UnsavedIn>();

/** Says that there are some, until its end is called. Closing the window asks meanwhile. */
export function holdUnsaved(place: UnsavedIn): () => void {
  const one = Symbol(place);
  held.set(one, place);
  addEventListener("beforeunload", askFirst);
  return () => {
    held.delete(one);
    if (held.size === 0) removeEventListener("beforeunload", askFirst);
  };
}

export type Move = {
  readonly isBack: boolean;
  /** Whether it leads to another screen, and not to another part of a list or a file above it. */
  readonly isToScreen: boolean;
};

/** Whether a move within these screens would lose some. A dialog itself moves on only once it is done. */
export function losesUnsaved({ isBack, isToScreen }: Move): boolean {
  const places = [...held.values()];
  return places.some((place) => (place === "screen" ? isToScreen : isBack));
}

function askFirst(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
