import { type ReactNode, type SyntheticEvent, useContext } from "react";
import { LightboxContext } from "./LightboxContext.ts";

type PanelProps = { readonly children: ReactNode; readonly hidden?: boolean };

const keep = (event: SyntheticEvent): void => event.stopPropagation();

/** Content that scrolls; in it keys and fingers do what they do on a page. */
export function Panel({ children, hidden }: PanelProps) {
  const { labels } = useContext(LightboxContext);
  return (
    <section
      className="vitrine-picture-panel"
      aria-label={labels.name}
      hidden={hidden}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
      tabIndex={0}
      onKeyDown={keep}
      onPointerDown={keep}
      onWheel={keep}
    >
      {children}
    </section>
  );
}
