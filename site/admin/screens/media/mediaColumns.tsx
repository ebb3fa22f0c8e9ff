import type { MediaItem } from "../../../content/mediaWire.ts";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { Button } from "../../controls/Button.tsx";
import { Time } from "../../controls/Time.tsx";
import { sizeText } from "../../media/sizeText.ts";
import { Thumbnail } from "../../media/Thumbnail.tsx";
import type { Column } from "../../table/Column.ts";
import "./media-columns.css";

/** What the library shows as a list. */
export function mediaColumns(onOpen: (item: MediaItem) => void): readonly Column<MediaItem>[] {
  return [
    {
      id: "name",
      header: "media.column.name",
      isSortable: true,
      isName: true,
      cell: (item) => <NameCell item={item} onOpen={onOpen} />,
    },
    {
      id: "kind",
      header: "media.column.kind",
      from: "tablet",
      cell: ({ type }) => <bdi>{type}</bdi>,
    },
    {
      id: "sides",
      header: "media.column.sides",
      from: "desktop",
      isNumber: true,
      cell: ({ width, height }) => width !== null && `${width} × ${height}`,
    },
    {
      id: "size",
      header: "media.column.size",
      from: "tablet",
      isSortable: true,
      isNumber: true,
      cell: ({ size }) => <Size bytes={size} />,
    },
    {
      id: "created",
      header: "media.column.created",
      from: "tablet",
      isSortable: true,
      cell: ({ created_at }) => <Time at={created_at} isRelative />,
    },
  ];
}

type NameCellProps = {
  readonly item: MediaItem;
  readonly onOpen: (item: MediaItem) => void;
};

function NameCell({ item, onOpen }: NameCellProps) {
  const { say } = useAdminLocale();
  return (
    <span className="media-name">
      <Thumbnail item={item} />
      <span>
        <Button look="plain" onClick={() => onOpen(item)}>
          <bdi>{item.title || item.name}</bdi>
        </Button>
        {item.kind === "picture" && item.alt === "" && (
          <span className="media-tile-hint">{say("media.noAlt")}</span>
        )}
      </span>
    </span>
  );
}

function Size({ bytes }: { readonly bytes: number }) {
  return sizeText(bytes, useAdminLocale().language);
}
