import { useContext } from "react";
import * as v from "valibot";
import { Picture, pictureAddress } from "../../pages/Picture.tsx";
import { SpanContext, spanSizes } from "../../pages/spanSizes.ts";
import { isMedia } from "../../server/media/mediaAddress.ts";
import { useLightbox } from "../../server/render/useLightbox.ts";
import { type BlockProps, defineBlock } from "../defineBlock.tsx";
import { pictureAddressField } from "../pictureAddressField.ts";
import { pictureParts } from "../pictureParts.ts";

const fields = v.object({
  src: v.pipe(pictureAddressField, v.title("Picture")),
  alt: v.pipe(
    v.string(),
    v.title("Alternative text"),
    v.description("What the picture shows, for those who cannot see it; empty for decoration."),
  ),
  ...pictureParts,
  caption: v.optional(v.pipe(v.string(), v.title("Caption"))),
  first: v.optional(
    v.pipe(
      v.boolean(),
      v.title("Seen first"),
      v.description("For the picture at the top of a page: it is fetched before all others."),
    ),
    false,
  ),
});

type Fields = v.InferOutput<typeof fields>;

/** How wide a picture is that opens over the page, in pixels. */
const LARGE_WIDTH = 1600;

/** One that says something can be looked at large; what is decoration, or heads a page, cannot. */
function Image({ fields: { caption, first, ...picture } }: BlockProps<Fields>) {
  const sizes = spanSizes(useContext(SpanContext));
  const opens = !first && picture.alt !== "" && isMedia(picture.src);
  useLightbox(opens);
  const shown = <Picture picture={picture} sizes={sizes} priority={first} />;
  return (
    <figure className="picture">
      {opens ? <a href={pictureAddress(picture, LARGE_WIDTH)}>{shown}</a> : shown}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

export const image = defineBlock({
  type: "image",
  label: "Image",
  fields,
  component: Image,
});
