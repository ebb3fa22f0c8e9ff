import type { ReactNode } from "react";
import type { MediaItem } from "../../content/mediaWire.ts";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { Thumbnail } from "./Thumbnail.tsx";
import "./media-grid.css";

export type MediaGridProps = {
  /** Undefined until they are there. */
  readonly items: readonly MediaItem[] | undefined;
  readonly onPress: (item: MediaItem) => void;
  /** Where they are chosen: whether this one is. Default they are not, but opened. */
  readonly isChosen?: (item: MediaItem) => boolean;
  /** In the corner of each, such as a box to select it. Default nothing. */
  readonly corner?: (item: MediaItem) => ReactNode;
};

/** How many places are shown while the list is on its way. */
const EXPECTED = 12;

/** Files as pictures side by side. */
export function MediaGrid({ items, onPress, isChosen, corner }: MediaGridProps) {
  const { say } = useAdminLocale();
  if (!items) return <ExpectedItems />;
  return (
    <ul className="media-grid">
      {items.map((item) => (
        <li key={item.id}>
          <button
            type="button"
            className="media-tile"
            aria-pressed={isChosen?.(item)}
            onClick={() => onPress(item)}
          >
            <Thumbnail item={item} />
            <span className="media-tile-name">
              <bdi>{item.title || item.name}</bdi>
            </span>
            {item.kind === "picture" && item.alt === "" && (
              <span className="media-tile-hint">{say("media.noAlt")}</span>
            )}
          </button>
          {corner && <span className="media-tile-corner">{corner(item)}</span>}
        </li>
      ))}
    </ul>
  );
}

function ExpectedItems() {
  return (
    <ul className="media-grid" aria-hidden="true">
      {Array.from({ length: EXPECTED }, (_none, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are alike, and never move.
        <li key={index}>
          <span className="media-tile">
            <span className="thumbnail" />
            <span className="media-tile-name skeleton" />
          </span>
        </li>
      ))}
    </ul>
  );
}
