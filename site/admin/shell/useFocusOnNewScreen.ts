import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";

/**
 * Who opens a screen by a link starts at its top: its name is read, and Tab goes on from there. Who comes back goes on
 * at the link by which they left, such as a row of a list, once that is there again.
 */
export function useFocusOnNewScreen(main: RefObject<HTMLElement | null>): void {
  const location = useLocation();
  const isBack = useNavigationType() === "POP";
  const before = useRef(location);
  const last = useRef<string>(undefined);
  /** The link by which a screen was left, by the key of its place in the history. */
  const left = useRef(new Map<string, string>());

  useEffect(() => {
    const screen = main.current;
    const note = ({ target }: FocusEvent): void => {
      last.current = hrefOf(target);
    };
    screen?.addEventListener("focusin", note);
    return () => screen?.removeEventListener("focusin", note);
  }, [main]);

  // Before it is seen: who goes on at once with Tab or a press keeps the focus.
  useLayoutEffect(() => {
    const from = before.current;
    before.current = location;
    const screen = main.current;
    if (from.pathname === location.pathname || !screen) return undefined;
    if (last.current !== undefined) left.current.set(from.key, last.current);
    scrollTo(0, 0);
    screen.focus({ preventScroll: true });
    const href = isBack ? left.current.get(location.key) : undefined;
    return href === undefined ? undefined : focusOnceThere(screen, href);
  }, [location, isBack, main]);
}

function hrefOf(target: EventTarget | null): string | undefined {
  return (target as Element).closest("a[href]")?.getAttribute("href") ?? undefined;
}

/** Waits for a link, until somebody does something else. @returns its stop */
function focusOnceThere(screen: HTMLElement, href: string): () => void {
  const ending = new AbortController();
  const watch = new MutationObserver(look);
  const stop = (): void => {
    watch.disconnect();
    ending.abort();
  };
  function look(): void {
    const links = [...screen.querySelectorAll<HTMLElement>("a[href]")];
    const link = links.find((one) => one.getAttribute("href") === href);
    if (!link) return;
    stop();
    link.focus();
    link.scrollIntoView({ block: "center" });
  }
  for (const type of ["keydown", "pointerdown", "wheel"]) {
    addEventListener(type, stop, { capture: true, signal: ending.signal });
  }
  watch.observe(screen, { childList: true, subtree: true });
  look();
  return stop;
}
