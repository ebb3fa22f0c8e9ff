import type { CSSProperties } from "react";
import type { Picture as StoredPicture } from "../content/picture.ts";
import { isMedia, mediaAddress } from "../server/media/mediaAddress.ts";
import type { MediaWidth } from "../server/media/mediaSizes.ts";
import { pictureSources } from "./pictureSources.ts";

export type PictureProps = {
  readonly picture: StoredPicture;
  /** How wide it is shown, as `sizes` of an `<img>` says it: "(width >= 48rem) 50vw, 100vw". */
  readonly sizes: string;
  /**
   * For the picture seen first: fetched before all others, and named in the head of the page, which
   * React sees to. Default false: fetched when it is about to be seen.
   */
  readonly priority?: boolean;
  readonly className?: string | undefined;
};

/**
 * A stored picture in the size that fits. Width and height keep its place before it has come, and
 * `--picture-colour` holds its main colour meanwhile.
 */
export function Picture({ picture, sizes, priority = false, className }: PictureProps) {
  const { src, width, height, alt } = picture;
  return (
    <img
      {...(isMedia(src) ? { ...pictureSources(picture), sizes } : { src })}
      alt={alt}
      width={width}
      height={height}
      className={className}
      style={styleOf(picture)}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : undefined}
      decoding="async"
    />
  );
}

/** Where a picture is in one width, as for a link to it. */
export function pictureAddress({ src }: Pick<StoredPicture, "src">, width: MediaWidth): string {
  return isMedia(src) ? mediaAddress(src, { kind: "width", width }) : src;
}

type PictureStyle = CSSProperties & { readonly "--picture-colour"?: string };

function styleOf({ focal, colour }: StoredPicture): PictureStyle | undefined {
  if (!focal && !colour) return undefined;
  return {
    ...(colour && { "--picture-colour": colour }),
    ...(focal && { objectPosition: `${percent(focal.x)} ${percent(focal.y)}` }),
  };
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`;
}
