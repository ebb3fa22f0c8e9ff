import * as v from "valibot";
import { BuilderLightbox, type LightboxAnimation } from "vitrine/builder-lightbox";
import { choiceOf } from "../../content/fields/asField.ts";
import { useStyle } from "../../server/render/useStyle.ts";
import { useLocale } from "../../texts/LocaleContext.tsx";
import { type BlockProps, defineBlock } from "../defineBlock.tsx";

const ANIMATIONS = {
  instant: "At once",
  zoom_in: "Grows",
  zoom_out: "Shrinks",
  rotate: "Turns",
  slide_top: "Slides from above",
  slide_bottom: "Slides from below",
  lateral: "Slides from the side",
} satisfies Record<LightboxAnimation, string>;

const fields = v.object({
  label: v.pipe(v.string(), v.minLength(1), v.maxLength(120), v.title("Label of its button")),
  title: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(120),
      v.title("Title"),
      v.description("What it is called. Without one, its first heading says so."),
    ),
    "",
  ),
  animation: v.optional(v.pipe(choiceOf(ANIMATIONS), v.title("How it comes and goes")), "instant"),
  look: v.optional(
    v.pipe(choiceOf({ primary: "Strong", quiet: "Quiet" }), v.title("Look")),
    "primary",
  ),
});

type Fields = v.InferOutput<typeof fields>;

/** Content that opens over the page by a button; without script it is shown below that. */
function Lightbox({ id, fields: { label, title, animation, look }, slots }: BlockProps<Fields>) {
  useStyle("lightbox");
  const { say } = useLocale();
  // As the page builder names its lightboxes, so that its links find this one, too.
  const lightboxId = `tve_thrive_lightbox_${id}`;
  const opener = `open-${id}`;
  return (
    <>
      <p className="button-line">
        <a
          id={opener}
          className="button"
          data-look={look}
          href={`#${lightboxId}`}
          aria-haspopup="dialog"
        >
          {label}
        </a>
      </p>
      <BuilderLightbox
        id={lightboxId}
        title={title || undefined}
        animation={animation}
        opener={opener}
        labels={{ name: label, close: say("dialog.close") }}
      >
        {slots.content}
      </BuilderLightbox>
    </>
  );
}

export const lightbox = defineBlock({
  type: "lightbox",
  label: "Lightbox",
  fields,
  slots: ["content"],
  component: Lightbox,
});
