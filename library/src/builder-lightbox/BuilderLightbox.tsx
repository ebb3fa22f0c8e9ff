import { type ReactNode, useEffect, useRef } from "react";
import { startOnce } from "../browser/startOnce.ts";
import {
  type BuilderLightboxLabels,
  builderLightboxLabels,
  createBuilderLightbox,
} from "./createBuilderLightbox.ts";
import type { LightboxAnimation } from "./lightboxAnimation.ts";
import { LIGHTBOX_DIALOG } from "./lightboxDialog.ts";

export type BuilderLightboxProps = {
  /** Its id in the page; links to it open it, also without script. */
  readonly id: string;
  /** What it is called. Default its first heading. */
  readonly title?: string | undefined;
  /** How it comes and goes. Default "instant". */
  readonly animation?: LightboxAnimation;
  /** The id of what opens it, to which its close control leads where there is no script. */
  readonly opener?: string | undefined;
  readonly labels?: Partial<BuilderLightboxLabels>;
  readonly children: ReactNode;
};

/** Content that opens over the page: see createBuilderLightbox. */
export function BuilderLightbox(props: BuilderLightboxProps) {
  const { id, title, animation = "instant", opener = "", labels, children } = props;
  const ref = useRef<HTMLDivElement>(null);
  const { name, close } = { ...builderLightboxLabels, ...labels };
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    return startOnce(element, "builder-lightbox", () =>
      createBuilderLightbox(element, { labels: { name, close } }),
    );
  }, [name, close]);
  // A name in its own language, also where the runtime starts it.
  const own = labels?.name;
  return (
    <dialog {...{ [LIGHTBOX_DIALOG]: "" }} aria-label={title}>
      <div ref={ref} id={id} data-builder-lightbox="" data-animation={animation} data-label={own}>
        <div className="tve_p_lb_overlay" />
        <div className="tve_p_lb_content">
          <div className="tve_p_lb_inner">
            <article>{children}</article>
          </div>
          <a href={`#${opener}`} className="tve_p_lb_close" aria-label={close}>
            ×
          </a>
        </div>
      </div>
    </dialog>
  );
}
