import { type RefObject, useLayoutEffect } from "react";

/** Gives the focus to the item of a list after this one, or before it, where this one goes with the focus in it. */
export function useFocusHandedOn(item: RefObject<HTMLLIElement | null>): void {
  useLayoutEffect(() => {
    const one = item.current;
    return () => {
      if (!one?.contains(document.activeElement)) return;
      const beside = one.nextElementSibling ?? one.previousElementSibling;
      beside?.querySelector<HTMLElement>("[tabindex]")?.focus();
    };
  }, [item]);
}
