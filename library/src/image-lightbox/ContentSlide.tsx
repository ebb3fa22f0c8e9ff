import { AjaxSlide } from "./AjaxSlide.tsx";
import { FrameSlide } from "./FrameSlide.tsx";
import { InlineSlide } from "./InlineSlide.tsx";
import type { LightboxItem } from "./LightboxItem.ts";

/** What is in view and no picture. */
export function ContentSlide({ item }: { readonly item: LightboxItem }) {
  const { type, href, caption = "" } = item;
  switch (type) {
    case "ajax":
      return <AjaxSlide href={href} />;
    case "inline":
      return <InlineSlide href={href} />;
    case "film":
      return (
        // biome-ignore lint/a11y/useMediaCaption: a link to a file says of no captions.
        <video className="vitrine-picture-film" src={href} aria-label={caption} controls autoPlay />
      );
    default:
      return <FrameSlide href={href} caption={caption} />;
  }
}
