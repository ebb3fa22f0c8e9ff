import type { MediaItem } from "../../content/mediaWire.ts";
import { Icon } from "../controls/Icon.tsx";
import type { IconName } from "../controls/icons.tsx";
import { thumbnailOf } from "./thumbnailOf.ts";
import "./thumbnail.css";

/** A small look at a file; its name must stand beside it. */
export function Thumbnail({ item }: { readonly item: Pick<MediaItem, "kind" | "src" | "focal"> }) {
  const src = thumbnailOf(item, 320);
  const { x, y } = item.focal ?? { x: 0.5, y: 0.5 };
  return (
    <span className="thumbnail">
      {src === undefined ? (
        <Icon name={ICONS[item.kind]} />
      ) : (
        <img
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          style={{ objectPosition: `${x * 100}% ${y * 100}%` }}
        />
      )}
    </span>
  );
}

const ICONS: Readonly<Record<MediaItem["kind"], IconName>> = {
  picture: "image",
  film: "film",
  sound: "sound",
  captions: "list",
  document: "page",
};
