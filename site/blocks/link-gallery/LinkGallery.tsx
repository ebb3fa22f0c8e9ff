import * as v from "valibot";
import { linkAddressField } from "../../content/fields/linkAddressField.ts";
import { Picture } from "../../pages/Picture.tsx";
import { spanSizes } from "../../pages/spanSizes.ts";
import { useLocale } from "../../texts/LocaleContext.tsx";
import { type BlockProps, defineBlock } from "../defineBlock.tsx";
import { pictureAddressField } from "../pictureAddressField.ts";
import { pictureParts } from "../pictureParts.ts";

const item = v.object({
  title: v.pipe(v.string(), v.minLength(1), v.maxLength(200), v.title("Title")),
  href: v.pipe(linkAddressField, v.title("Leads to")),
  text: v.optional(v.pipe(v.string(), v.maxLength(500), v.title("Text"))),
  image: v.optional(v.pipe(pictureAddressField, v.title("Picture"))),
  ...pictureParts,
  width: v.optional(pictureParts.width, 640),
  height: v.optional(pictureParts.height, 480),
});

const fields = v.object({
  items: v.pipe(v.array(v.pipe(item, v.title("Link"))), v.maxLength(60), v.title("Links")),
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
