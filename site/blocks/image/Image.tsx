import * as v from "valibot";
import { pictureAddress } from "../address.ts";
import { type BlockProps, defineBlock } from "../defineBlock.tsx";

const pixels = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20_000));

const fields = v.object({
  src: v.pipe(pictureAddress, v.title("Picture")),
  alt: v.pipe(
    v.string(),
    v.title("Alternative text"),
    v.description("What the picture shows, for those who cannot see it; empty for decoration."),
  ),
  width: v.pipe(pixels, v.title("Width in pixels")),
  height: v.pipe(pixels, v.title("Height in pixels")),
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

/** Width and height keep its place before it has come, so that nothing moves. */
function Image({ fields: { src, alt, width, height, caption, first } }: BlockProps<Fields>) {
  return (
    <figure className="picture">
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={first ? "eager" : "lazy"}
        fetchPriority={first ? "high" : "auto"}
        decoding="async"
      />
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
