import { useRef } from "react";

/**
 * What had the focus when something opened, and is to have it again: also a part of the page that takes it
 * by script only, such as the screen after a link.
 * @returns it, or true where it is gone: then whatever opened it
 */
export function useFocusBefore(isOpen: boolean): () => HTMLElement | true {
  const before = useRef<Element | null>(null);
  const wasOpen = useRef(false);
  // While it is drawn the focus has not moved yet.
  if (isOpen && !wasOpen.current) before.current = document.activeElement;
  wasOpen.current = isOpen;
  return () => {
    const element = before.current;
    const isThere = element?.isConnected && element !== document.body;
    return isThere ? (element as HTMLElement) : true;
  };
}
