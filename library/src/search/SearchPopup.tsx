import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from "react";
import { startOnce } from "../browser/startOnce.ts";
import { createSearch } from "./createSearch.ts";

export type SearchPopupProps = ComponentProps<"a"> & {
  /** The page of the search, for visitors without script. */
  readonly href: string;
  /** What the link and the pop-up are called. */
  readonly label: string;
  /** What the link shows. */
  readonly icon: ReactNode;
  /** What the button to close it is called, and shows. */
  readonly close: { readonly label: string; readonly icon: ReactNode };
  /** The form of the search. */
  readonly children: ReactNode;
};

/** A link to the search that opens it over the page. */
export function SearchPopup({ href, label, icon, close, children, ...rest }: SearchPopupProps) {
  const ref = useRef<HTMLAnchorElement>(null);
  const id = useId();
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    return startOnce(element, "search", () => createSearch(element));
  }, []);
  return (
    <>
      <a {...rest} ref={ref} href={href} aria-label={label} data-search={id}>
        {icon}
      </a>
      <dialog id={id} className="vitrine-search" aria-label={label}>
        {children}
        <form method="dialog">
          <button type="submit" className="vitrine-search-close" aria-label={close.label}>
            {close.icon}
          </button>
        </form>
      </dialog>
    </>
  );
}
