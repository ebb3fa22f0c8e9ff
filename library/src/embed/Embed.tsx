import { useEffect, useRef } from "react";
import { startOnce } from "../browser/startOnce.ts";
import { createEmbed } from "./createEmbed.ts";
import { DEFAULT_COUNT } from "./EmbedSettings.ts";
import { type EmbedLabels, embedLabels } from "./embedLabels.ts";

export type EmbedProps = {
  /** Texts in place of the English ones. */
  readonly labels?: Partial<EmbedLabels>;
} & (
  | {
      readonly service: "facebook";
      /** The page that is talked about. Default the one that is shown, without its query. */
      readonly href?: string;
      /** How many comments are shown at first, 1 to 100. Default 10. */
      readonly count?: number;
    }
  | {
      readonly service: "disqus";
      /** The forum, as the service calls it. */
      readonly shortname: string;
      /** The page that is talked about. Default the one that is shown, without its query. */
      readonly url?: string;
    }
);

/** Comments that another service keeps; it is asked nothing until the visitor agrees. */
export function Embed(props: EmbedProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    return startOnce(element, "embed", () => createEmbed(element));
  }, []);
  const labels = { ...embedLabels(props.service), ...props.labels };
  const ask = (
    <div data-embed-ask="">
      <p>{labels.explain}</p>
      <button type="button">{labels.show}</button>
    </div>
  );
  return props.service === "facebook" ? (
    <div
      ref={ref}
      className="tve-fb-comments"
      data-href={props.href ?? ""}
      data-numposts={props.count ?? DEFAULT_COUNT}
      data-embed-title={labels.title}
    >
      {ask}
    </div>
  ) : (
    <div ref={ref} className="thrv_disqus_comments" data-embed-title={labels.title}>
      <div
        id="disqus_thread"
        data-disqus_shortname={props.shortname}
        data-disqus_url={props.url ?? ""}
      />
      {ask}
    </div>
  );
}
