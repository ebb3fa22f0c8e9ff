import { useContext } from "react";
import * as v from "valibot";
import { pictureSchema, pictureSide } from "../../content/picture.ts";
import { Picture } from "../../pages/Picture.tsx";
import { SpanContext, spanSizes } from "../../pages/spanSizes.ts";
import { pictureAddressField } from "../address.ts";
import { type BlockProps, defineBlock } from "../defineBlock.tsx";

const { focal, colour } = pictureSchema.entries;

const fields = v.object({
  src: v.pipe(pictureAddressField, v.title("Picture")),
  alt: v.pipe(
    v.string(),
    v.title("Alternative text"),
    v.description("What the picture shows, for those who cannot see it; empty for decoration."),
  ),
  width: v.pipe(pictureSide, v.title("Width in pixels")),
  height: v.pipe(pictureSide, v.title("Height in pixels")),
  focal,
  colour,
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

function Image({ fields: { caption, first, ...picture } }: BlockProps<Fields>) {
  const sizes = spanSizes(useContext(SpanContext));
  return (
    <figure className="picture">
      <Picture picture={picture} sizes={sizes} priority={first} />
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
