import { useContext, useEffect, useLayoutEffect, useRef, useState } from "react";
import { hasConsent, onConsentChange } from "../browser/consent.ts";
import { fillIn } from "../browser/fillIn.ts";
import { filmFrame } from "../browser/filmFrame.ts";
import { Failure } from "./Failure.tsx";
import { anyFrame } from "./frameAddress.ts";
import { LightboxContext } from "./LightboxContext.ts";

type FrameSlideProps = {
  /** The page of the film or map. */
  readonly href: string;
  readonly caption: string;
};

/**
 * A film or map that another service keeps, in a frame. The service is asked for nothing before the
 * visitor agrees to "marketing" or presses the button, which holds for this one film.
 */
export function FrameSlide({ href, caption }: FrameSlideProps) {
  const { labels } = useContext(LightboxContext);
  const place = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  const [isShown, setShown] = useState(() => hasConsent("marketing"));
  const { address, name } = anyFrame(href) ?? {};
  useEffect(() => {
    const document = place.current?.ownerDocument;
    return document && onConsentChange(document, "marketing", setShown);
  }, []);
  useLayoutEffect(() => {
    const into = place.current;
    if (!isShown || !address || !into) return;
    const { ownerDocument: document } = into;
    const frame = filmFrame(document, { address, title: caption || name || "" });
    into.append(frame);
    // The button that had the focus is gone.
    if (isPressed.current) frame.focus();
    return () => frame.remove();
  }, [isShown, address, caption, name]);
  if (!name) return <Failure text={labels.contentError} href={href} />;
  const press = (): void => {
    isPressed.current = true;
    setShown(true);
  };
  const words = (text: string): string => fillIn(text, { name });
  return (
    <div ref={place} className="vitrine-picture-frame">
      {!isShown && (
        <div className="vitrine-picture-ask">
          <p>{words(labels.explain)}</p>
          <button type="button" onClick={press}>
            {words(labels.show)}
          </button>
        </div>
      )}
    </div>
  );
}
