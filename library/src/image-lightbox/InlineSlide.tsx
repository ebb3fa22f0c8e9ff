import { useContext, useEffect, useRef, useState } from "react";
import { Failure } from "./Failure.tsx";
import { LightboxContext } from "./LightboxContext.ts";
import { Panel } from "./Panel.tsx";
import { placeOf } from "./placeOf.ts";
import { takeInline } from "./takeInline.ts";

/** A part of this page, which goes back to its place. */
export function InlineSlide({ href }: { readonly href: string }) {
  const { labels } = useContext(LightboxContext);
  const place = useRef<HTMLDivElement>(null);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    const into = place.current;
    const part = into && placeOf(into.ownerDocument, href);
    // What holds the lightbox itself cannot stand in it.
    if (!part || part.contains(into)) return setMissing(true);
    return takeInline(part, into);
  }, [href]);
  if (isMissing) return <Failure text={labels.notFound} />;
  return (
    <Panel>
      <div ref={place} />
    </Panel>
  );
}
