import { type MouseEvent, type ReactNode, type SyntheticEvent, useContext } from "react";
import { focusPlace } from "../browser/focusPlace.ts";
import { isPlainClick } from "../browser/isPlainClick.ts";
import { LightboxContext } from "./LightboxContext.ts";
import { placeOf } from "./placeOf.ts";

type PanelProps = { readonly children: ReactNode; readonly hidden?: boolean };

const keep = (event: SyntheticEvent): void => event.stopPropagation();

/** Content that scrolls; in it keys and fingers do what they do on a page. */
export function Panel({ children, hidden }: PanelProps) {
  const { labels, close } = useContext(LightboxContext);

  /** Behind it nobody would see where a link to a place on the page leads; one in it comes into view. */
  function leave(event: MouseEvent): void {
    const { target, currentTarget, nativeEvent } = event;
    if (!isPlainClick(nativeEvent)) return;
    const link = (target as Element).closest<HTMLAnchorElement>('a[href^="#"]');
    const place = link && placeOf(currentTarget.ownerDocument, link.hash);
    if (currentTarget.contains(place)) {
      event.preventDefault();
      place?.scrollIntoView();
      if (place) focusPlace(place);
    } else if (place) close();
  }

  return (
    <section
      className="vitrine-picture-panel"
      aria-label={labels.name}
      hidden={hidden}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
      tabIndex={0}
      onClick={leave}
      onKeyDown={keep}
      onPointerDown={keep}
      onWheel={keep}
    >
      {children}
    </section>
  );
}
