import type { EditedKind } from "../../../content/admin/documentWire.ts";
import { isReservedPath } from "../../../content/isReservedPath.ts";
import { MAX_PATH_LENGTH } from "../../../content/pagePath.ts";
import { slugOf } from "../../../content/slugOf.ts";
import type { DocumentContent } from "../../../store/documentContent.ts";
import { fitPath, freePath } from "../../../store/freePath.ts";
import type { Database } from "../../../store/Store.ts";
import { readTitle } from "./readTitle.ts";

/** Where documents of a kind stand; what is part of other pages has an address of its own all the same. */
const FOLDERS: Readonly<Record<EditedKind, string>> = {
  page: "",
  post: "/journal",
  product: "/shop",
  project: "/portfolio",
  overlay: "/overlays",
  header: "/headers",
  footer: "/footers",
};

/** Room for a folder and a suffix within MAX_PATH_LENGTH, in characters. */
const ROOM = 30;

/** A new draft: empty, at a free address made of its title. Posts take comments until somebody says otherwise. */
export async function newContent(
  db: Database,
  { kind, title: sent, authorId }: Readonly<{ kind: EditedKind; title: string; authorId: string }>,
): Promise<DocumentContent> {
  const title = readTitle(sent);
  return {
    kind,
    title,
    path: await freePath(db, wantedPath(kind, title), undefined),
    authorId,
    takesComments: kind === "post",
    body: { version: 1, blocks: [] },
  };
}

function wantedPath(kind: EditedKind, title: string): string {
  const slug = slugOf(title).slice(0, MAX_PATH_LENGTH - ROOM) || kind;
  const path = fitPath(`${FOLDERS[kind]}/${slug}`);
  return isReservedPath(path) ? `${path}-${kind}` : path;
}
