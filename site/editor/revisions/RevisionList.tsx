import { Time } from "../../admin/controls/Time.tsx";
import type { RevisionRow } from "../../content/admin/documentWire.ts";
import { readRevisionNote } from "../../content/revisionNote.ts";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import type { AdminLocale } from "../../texts/admin/createAdminLocale.ts";

export type RevisionListProps = {
  readonly items: readonly RevisionRow[];
  /** The id of the one that is shown. */
  readonly chosen: number;
  readonly onChoose: (id: number) => void;
};

/** The revisions of a document, newest first. */
export function RevisionList({ items, chosen, onChoose }: RevisionListProps) {
  const { say, dateTime } = useAdminLocale();
  return (
    <ol>
      {items.map(({ id, created_at, author, note }) => (
        <li key={id}>
          <button
            type="button"
            className="revision"
            aria-current={id === chosen || undefined}
            onClick={() => onChoose(id)}
          >
            <Time at={created_at} />
            <bdi className="revision-by">{author ?? say("revisions.byProgram")}</bdi>
            {note && <bdi className="revision-by">{noteText(note, { say, dateTime })}</bdi>}
          </button>
        </li>
      ))}
    </ol>
  );
}

function noteText(note: string, { say, dateTime }: Pick<AdminLocale, "say" | "dateTime">): string {
  const read = readRevisionNote(note);
  if (read.kind === "imported") return say("revisions.imported", { source: read.source });
  if (read.kind === "restored") return say("revisions.restoredFrom", { time: dateTime(read.from) });
  return read.text;
}
