import { useContext, useEffect, useRef, useState } from "react";
import { Failure } from "./Failure.tsx";
import { fetchContent } from "./fetchContent.ts";
import { LightboxContext } from "./LightboxContext.ts";
import { Loading } from "./Loading.tsx";
import { Panel } from "./Panel.tsx";

/** A part of another page of this site, fetched when it is looked at. */
export function AjaxSlide({ href }: { readonly href: string }) {
  const { labels } = useContext(LightboxContext);
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"loading" | "ready" | "failed">("loading");
  useEffect(() => {
    const into = place.current;
    if (!into) return;
    const control = new AbortController();
    fetchContent(into.ownerDocument, href, control.signal).then(
      (content) => {
        if (control.signal.aborted) return;
        into.replaceChildren(...content.childNodes);
        setState("ready");
      },
      () => control.signal.aborted || setState("failed"),
    );
    return () => control.abort();
  }, [href]);
  return (
    <>
      {state === "loading" && <Loading />}
      {state === "failed" && <Failure text={labels.contentError} href={href} />}
      <Panel hidden={state !== "ready"}>
        <div ref={place} />
      </Panel>
    </>
  );
}
