/** Where an element stands on its page, in CSS pixels, wherever it is moved to. */
export type PageBox = { readonly top: number; readonly height: number };

/** Where an element stands on its page: by offsets, for its rectangle is where an effect has moved it to. */
export function measureBox(element: HTMLElement): PageBox {
  let top = 0;
  for (
    let one: Element | null = element;
    one && "offsetTop" in one;
    one = (one as HTMLElement).offsetParent
  ) {
    top += (one as HTMLElement).offsetTop + (one === element ? 0 : one.clientTop);
  }
  return { top, height: element.offsetHeight };
}
