import { type RefCallback, useCallback, useEffect, useRef } from "react";

/**
 * Takes the focus where what had it inside is gone, such as the row that was deleted.
 * @returns the ref of the element around, which can take the focus
 */
export function useKeptFocus(): RefCallback<HTMLElement> {
  const place = useRef<HTMLElement>(null);
  const last = useRef<EventTarget>(null);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    const isGone = last.current !== null && !place.current?.contains(last.current as Node);
    if (isLost && isGone) place.current?.focus();
  });
  return useCallback((element: HTMLElement) => {
    const note = ({ target }: FocusEvent): void => {
      last.current = target;
    };
    place.current = element;
    element.addEventListener("focusin", note);
    return () => {
      place.current = null;
      element.removeEventListener("focusin", note);
    };
  }, []);
}
