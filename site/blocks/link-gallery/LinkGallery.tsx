import * as v from "valibot";
import { pictureSchema, pictureSide } from "../../content/picture.ts";
import { Picture } from "../../pages/Picture.tsx";
import { spanSizes } from "../../pages/spanSizes.ts";
import { useLocale } from "../../texts/LocaleContext.tsx";
import { linkAddressField, pictureAddressField } from "../address.ts";
import { type BlockProps, defineBlock } from "../defineBlock.tsx";

const item = v.object({
  title: v.pipe(v.string(), v.minLength(1), v.maxLength(200), v.title("Title")),
  href: v.pipe(linkAddressField, v.title("Leads to")),
  text: v.optional(v.pipe(v.string(), v.maxLength(500), v.title("Text"))),
  image: v.optional(v.pipe(pictureAddressField, v.title("Picture"))),
  width: v.optional(v.pipe(pictureSide, v.title("Width in pixels")), 640),
  height: v.optional(v.pipe(pictureSide, v.title("Height in pixels")), 480),
  focal: pictureSchema.entries.focal,
  colour: pictureSchema.entries.colour,
});

const fields = v.object({
  items: v.pipe(v.array(item), v.maxLength(60), v.title("Links")),
});

/** Cards stand side by side from 17rem each. */
const SIZES = spanSizes({ wide: 4, middle: 4, narrow: 4 });

type Fields = v.InferOutput<typeof fields>;

/** A list of cards, each one link: its whole face leads there, its title is the link's name. */
function LinkGallery({ fields: { items } }: BlockProps<Fields>) {
  const { link } = useLocale();
  return (
    <ul className="link-gallery">
      {items.map(({ title, href, text, image, ...shape }) => (
        <li key={href + title} className="card">
          {image && <Picture picture={{ src: image, alt: "", ...shape }} sizes={SIZES} />}
          <h3>
            <a className="card-link" href={link(href)}>
              {title}
            </a>
          </h3>
          {text && <p>{text}</p>}
        </li>
      ))}
    </ul>
  );
}

export const linkGallery = defineBlock({
  type: "link-gallery",
  label: "Link gallery",
  fields,
  component: LinkGallery,
});
