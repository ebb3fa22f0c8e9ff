import { Link } from "react-router";
import type { EditedKind, ListedDocumentRow } from "../../../content/admin/documentWire.ts";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { Mark } from "../../controls/Mark.tsx";
import { Time } from "../../controls/Time.tsx";
import type { Column } from "../../table/Column.ts";
import { DocumentStateMark } from "./DocumentStateMark.tsx";
import "./documents.css";

type DocumentColumn = Column<ListedDocumentRow>;

/** What a list of documents of this kind shows. */
export function documentColumns(kind: EditedKind): readonly DocumentColumn[] {
  if (kind === "product") return [TITLE, STATE, PRICE, STOCK, TERMS, UPDATED];
  if (kind === "page") return [TITLE, STATE, PATH, UPDATED];
  if (kind === "post" || kind === "project")
    return [TITLE, STATE, AUTHOR, TERMS, PUBLISHED, UPDATED];
  return [TITLE, STATE, UPDATED];
}

const TITLE: DocumentColumn = {
  id: "title",
  header: "documents.column.title",
  isSortable: true,
  isName: true,
  cell: (row) => <TitleCell row={row} />,
};

const STATE: DocumentColumn = {
  id: "state",
  header: "documents.column.state",
  cell: ({ state }) => <DocumentStateMark state={state} />,
};

const PATH: DocumentColumn = {
  id: "path",
  header: "documents.column.path",
  isSortable: true,
  from: "desktop",
  cell: ({ path }) => <bdi className="path">{path}</bdi>,
};

const AUTHOR: DocumentColumn = {
  id: "author",
  header: "documents.column.author",
  from: "desktop",
  cell: ({ author }) => <bdi>{author}</bdi>,
};

const TERMS: DocumentColumn = {
  id: "terms",
  header: "documents.column.terms",
  from: "desktop",
  cell: ({ terms }) => <bdi>{terms.join(", ")}</bdi>,
};

const PUBLISHED: DocumentColumn = {
  id: "published",
  header: "documents.column.published",
  isSortable: true,
  from: "tablet",
  cell: ({ published_at }) => published_at && <Time at={published_at} />,
};

const UPDATED: DocumentColumn = {
  id: "updated",
  header: "documents.column.updated",
  isSortable: true,
  from: "tablet",
  cell: ({ updated_at }) => <Time at={updated_at} isRelative />,
};

const PRICE: DocumentColumn = {
  id: "price",
  header: "documents.column.price",
  from: "tablet",
  isNumber: true,
  cell: ({ price_from }) => price_from !== null && <Money minor={price_from} />,
};

const STOCK: DocumentColumn = {
  id: "stock",
  header: "documents.column.stock",
  from: "tablet",
  cell: ({ in_stock }) => in_stock !== null && <Stock isThere={in_stock} />,
};

function TitleCell({ row }: { readonly row: ListedDocumentRow }) {
  const { say, list } = useAdminLocale();
  return (
    <>
      <Link to={`/documents/${row.id}`}>
        <bdi>{row.title || say("documents.untitled")}</bdi>
      </Link>
      {row.open_by.length > 0 && (
        <span className="open-by">
          {say("documents.openBy", { count: row.open_by.length, names: list(row.open_by) })}
        </span>
      )}
    </>
  );
}

function Money({ minor }: { readonly minor: number }) {
  return useAdminLocale().money(minor);
}

function Stock({ isThere }: { readonly isThere: boolean }) {
  const { say } = useAdminLocale();
  return (
    <Mark tone={isThere ? "good" : "warn"}>
      {say(isThere ? "documents.inStock" : "documents.soldOut")}
    </Mark>
  );
}
