import { button } from "./button/Button.tsx";
import { callToAction } from "./call-to-action/CallToActionBlock.tsx";
import { columns } from "./columns/Columns.tsx";
import { contactForm } from "./contact-form/ContactFormBlock.tsx";
import type { BlockDefinition } from "./defineBlock.tsx";
import { embed } from "./embed/EmbedBlock.tsx";
import { foreignHtml } from "./foreign-html/ForeignHtml.tsx";
import { gallery } from "./gallery/GalleryBlock.tsx";
import { header } from "./header/Header.tsx";
import { heading } from "./heading/Heading.tsx";
import { image } from "./image/Image.tsx";
import { jumpLinks } from "./jump-links/JumpLinks.tsx";
import { lightbox } from "./lightbox/Lightbox.tsx";
import { linkGallery } from "./link-gallery/LinkGallery.tsx";
import { parallax } from "./parallax/ParallaxBlock.tsx";
import { postList } from "./post-list/PostList.tsx";
import { productList } from "./product-list/ProductListBlock.tsx";
import { sticky } from "./sticky/StickyBlock.tsx";
import { text } from "./text/Text.tsx";
import { typing } from "./typing/TypingBlock.tsx";
import { video } from "./video/VideoBlock.tsx";

/** Every kind of block that a page can contain, in the order in which editors choose. */
export const blocks: readonly BlockDefinition[] = [
  heading,
  text,
  typing,
  image,
  gallery,
  video,
  columns,
  sticky,
  parallax,
  header,
  button,
  callToAction,
  lightbox,
  linkGallery,
  jumpLinks,
  productList,
  postList,
  contactForm,
  embed,
  foreignHtml,
];

/** The same by the name under which each is stored. */
export const blocksByType: ReadonlyMap<string, BlockDefinition> = new Map(
  blocks.map((block) => [block.type, block]),
);
