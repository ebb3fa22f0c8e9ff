import { pictureSources } from "../../pages/pictureSources.ts";

// Sanitised: attributes in double quotes, no `>` in them.
const UPLOADED = /<img\b[^>]* src="(\/media\/uploads\/[^"]+)"[^>]*>/g;

/** Screens show up to so many pixels where a page says one. */
const MOST_DENSE = 2;

/** Lets browsers choose among the sizes of uploaded pictures; those without a width stay as they are. */
export function withPictureSizes(html: string): string {
  if (!html.includes("/media/uploads/")) return html;
  return html.replace(UPLOADED, (image, address: string) => {
    const width = Number(/ width="(\d{1,5})"/.exec(image)?.[1]);
    if (!width || image.includes(" srcset=")) return image;
    const { src, srcSet } = pictureSources({ src: address, width: MOST_DENSE * width });
    const sizes = `(max-width: ${width}px) 100vw, ${width}px`;
    return image.replace(` src="${address}"`, ` src="${src}" srcset="${srcSet}" sizes="${sizes}"`);
  });
}
