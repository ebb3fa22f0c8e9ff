import { useContext, useEffect, useRef, useState } from "react";
import { hasConsent, onConsent } from "../browser/consent.ts";
import { Failure } from "./Failure.tsx";
import { fillIn } from "./fillIn.ts";
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
  const [isAgreed, setAgreed] = useState(() => hasConsent("marketing"));
  const [isChosen, setChosen] = useState(false);
  useEffect(() => {
    const document = place.current?.ownerDocument;
    if (!document) return;
    return onConsent(document, "marketing", () => {
      setAgreed(true);
      return () => {
        setAgreed(false);
        setChosen(false);
      };
    });
  }, []);
  // The button that had the focus is gone.
  useEffect(() => {
    if (isChosen) place.current?.querySelector("iframe")?.focus();
  }, [isChosen]);
  const frame = anyFrame(href);
  if (!frame) return <Failure text={labels.contentError} href={href} />;
  const words = (text: string): string => fillIn(text, { name: frame.name });
  return (
    <div ref={place} className="vitrine-picture-frame">
      {isAgreed || isChosen ? (
        <iframe
          src={frame.src}
          title={caption || frame.name}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <div className="vitrine-picture-ask">
          <p>{words(labels.explain)}</p>
          <button type="button" onClick={() => setChosen(true)}>
            {words(labels.show)}
          </button>
        </div>
      )}
    </div>
  );
}
