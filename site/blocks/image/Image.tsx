import * as v from "valibot";
import { pictureSchema, pictureSide } from "../../content/picture.ts";
import { Picture } from "../../pages/Picture.tsx";
import { pictureAddress } from "../address.ts";
import { type BlockProps, defineBlock } from "../defineBlock.tsx";

const { focal, colour } = pictureSchema.entries;

const fields = v.object({
  src: v.pipe(pictureAddress, v.title("Picture")),
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

/** In a post a picture takes seven columns of twelve, beside less text it may take more. */
const SIZES = "(width >= 64rem) 60vw, 92vw";

function Image({ fields: { caption, first, ...picture } }: BlockProps<Fields>) {
  return (
    <figure className="picture">
      <Picture picture={picture} sizes={SIZES} priority={first} />
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
