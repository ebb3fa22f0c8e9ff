import { useContext } from "react";
import * as v from "valibot";
import { Gallery, GalleryPicture } from "vitrine/image-lightbox";
import { Picture, pictureAddress } from "../../pages/Picture.tsx";
import { SpanContext, spanSizes } from "../../pages/spanSizes.ts";
import { useLightbox } from "../../server/render/useLightbox.ts";
import { useStyle } from "../../server/render/useStyle.ts";
import { type BlockProps, defineBlock } from "../defineBlock.tsx";
import { pictureAddressField } from "../pictureAddressField.ts";
import { pictureParts } from "../pictureParts.ts";

const picture = v.object({
  src: v.pipe(pictureAddressField, v.title("Picture")),
  alt: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, "Say what the picture shows: it is a link, which must have a name."),
    v.title("Alternative text"),
    v.description("What the picture shows, for those who cannot see it."),
  ),
  ...pictureParts,
  caption: v.optional(v.pipe(v.string(), v.maxLength(500), v.title("Caption"))),
});

const fields = v.object({
  pictures: v.pipe(
    v.array(v.pipe(picture, v.title("Picture"))),
    v.maxLength(100),
    v.title("Pictures"),
  ),
  columns: v.optional(
    v.pipe(
      v.number(),
      v.integer(),
      v.minValue(1),
      v.maxValue(4),
      v.title("Columns"),
      v.description("Side by side on wide screens; on phones there are two at most."),
    ),
    3,
  ),
});

type Fields = v.InferOutput<typeof fields>;

/** How wide a picture is that opens over the page, in pixels. */
const LARGE_WIDTH = 1600;

/** Pictures in one shape, each a link to itself, large; they open over the page. */
function GalleryBlock({ fields: { pictures, columns } }: BlockProps<Fields>) {
  useStyle("gallery");
  useLightbox(pictures.length > 0);
  const { wide, middle, narrow } = useContext(SpanContext);
  const sizes = spanSizes({
    wide: wide / columns,
    middle: middle / Math.min(columns, 3),
    narrow: narrow / Math.min(columns, 2),
  });
  return (
    <Gallery className={`gallery-block columns-${columns}`}>
      {pictures.map(({ caption, ...picture }) => (
        <GalleryPicture
          key={picture.src}
          href={pictureAddress(picture, LARGE_WIDTH)}
          caption={caption}
        >
          <Picture picture={picture} sizes={sizes} />
        </GalleryPicture>
      ))}
    </Gallery>
  );
}

export const gallery = defineBlock({
  type: "gallery",
  label: "Gallery",
  fields,
  component: GalleryBlock,
});
