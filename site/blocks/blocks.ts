import { button } from "./button/Button.tsx";
import { columns } from "./columns/Columns.tsx";
import type { BlockDefinition } from "./defineBlock.tsx";
import { foreignHtml } from "./foreign-html/ForeignHtml.tsx";
import { heading } from "./heading/Heading.tsx";
import { image } from "./image/Image.tsx";
import { linkGallery } from "./link-gallery/LinkGallery.tsx";
import { text } from "./text/Text.tsx";

/** Every kind of block that a page can contain, in the order in which editors choose. */
export const blocks: readonly BlockDefinition[] = [
  heading,
  text,
  image,
  columns,
  button,
  linkGallery,
  foreignHtml,
];
