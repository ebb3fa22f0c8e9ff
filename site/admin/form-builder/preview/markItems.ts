export type Marks = {
  /** Of all that the form holds, in its order. */
  readonly ids: readonly string[];
  readonly selected: string | undefined;
};

/** Marks in the previewed form what each of its parts is, and which is chosen. */
export function markItems(page: Document, { ids, selected }: Marks): void {
  const form = page.querySelector(".wpcf7-form");
  // One element each, after those that forms send of themselves; see FormMarkup.
  const unmarked = [...(form?.children ?? [])].slice(1);
  const isMarked = unmarked.some((one) => one.hasAttribute("data-item"));
  for (const [index, id] of isMarked ? [] : ids.entries()) {
    (unmarked[index] as HTMLElement | undefined)?.setAttribute("data-item", id);
  }
  for (const one of unmarked) {
    const id = one.getAttribute("data-item");
    one.toggleAttribute("data-selected", id !== null && id === selected);
  }
}

/** The id of the item that an element of the preview belongs to. */
export function itemAround(target: EventTarget | null): string | undefined {
  const element = target as Element | null;
  return element?.closest?.<HTMLElement>("[data-item]")?.dataset.item;
}
