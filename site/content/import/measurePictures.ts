import type { Picture, Pictures } from "./createPictures.ts";

/**
 * Gives pictures in sanitised HTML the width and height that the export knows, so that nothing moves
 * when they arrive.
 */
export function measurePictures(html: string, pictures: Pictures): string {
  // Sanitised: no value holds < or >, and every value is in double quotes.
  return html.replace(/<img\b[^<>]*>/g, (image) => {
    if (/ (?:width|height)="/.test(image)) return image;
    const [, source = ""] = / src="([^"]*)"/.exec(image) ?? [];
    const [, id = ""] = / class="(?:[^"]* )?wp-image-(\d+)/.exec(image) ?? [];
    const measures = measuresOf(source.replaceAll("&amp;", "&"), id, pictures);
    if (!measures) return image;
    return image.replace(
      / loading="/,
      ` width="${measures.width}" height="${measures.height}" loading="`,
    );
  });
}

type Measures = { readonly width: number; readonly height: number };

function measuresOf(source: string, id: string, pictures: Pictures): Measures | undefined {
  const picture = pictures.byUrl(source);
  if (picture) return known(picture);
  // A resized file has its size at the end of its name.
  const [, width, height] = /-(\d{1,4})x(\d{1,4})\.\w{3,4}$/.exec(source) ?? [];
  if (width && height) return { width: Number(width), height: Number(height) };
  const named = pictures.byId(id);
  return named && known(named);
}

function known({ width, height }: Picture): Measures | undefined {
  return width && height ? { width, height } : undefined;
}
