import { Link } from "react-router";
import type { ListedFormRow } from "../../../content/admin/formWire.ts";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { languageName } from "../../../texts/admin/languageName.ts";
import { Mark } from "../../controls/Mark.tsx";
import { Time } from "../../controls/Time.tsx";
import type { Column } from "../../table/Column.ts";
import "./forms.css";

type FormColumn = Column<ListedFormRow>;

/** What the list of forms shows; in the trash they are not opened. */
export function formColumns(isTrash: boolean): readonly FormColumn[] {
  return isTrash ? [THROWN, LANGUAGE, FIELDS, BROUGHT, CHANGED] : [TITLE, ...REST];
}

const THROWN: FormColumn = {
  id: "title",
  header: "forms.column.title",
  isSortable: true,
  isName: true,
  cell: ({ title, key }) => <bdi>{title || key}</bdi>,
};

const TITLE: FormColumn = {
  ...THROWN,
  cell: ({ id, title, key }) => (
    <Link to={`/forms/${id}`}>
      <bdi>{title || key}</bdi>
    </Link>
  ),
};

const LANGUAGE: FormColumn = {
  id: "language",
  header: "forms.column.language",
  from: "desktop",
  cell: ({ language }) => <LanguageCell tag={language} />,
};

const FIELDS: FormColumn = {
  id: "fields",
  header: "forms.column.fields",
  from: "desktop",
  isNumber: true,
  cell: ({ field_count }) => <Count of={field_count} />,
};

const BROUGHT: FormColumn = {
  id: "submissions",
  header: "forms.column.submissions",
  isSortable: true,
  isNumber: true,
  cell: (row) => <Brought row={row} />,
};

const STATE: FormColumn = {
  id: "open",
  header: "forms.column.open",
  from: "tablet",
  cell: ({ is_open }) => <OpenMark isOpen={is_open} />,
};

const CHANGED: FormColumn = {
  id: "changed",
  header: "forms.column.changed",
  isSortable: true,
  from: "tablet",
  cell: ({ changed_at }) => <Time at={changed_at} isRelative />,
};

const REST: readonly FormColumn[] = [STATE, BROUGHT, LANGUAGE, FIELDS, CHANGED];

function LanguageCell({ tag }: { readonly tag: string | null }) {
  const { say } = useAdminLocale();
  if (tag === null) return say("forms.language.site");
  return <span lang={tag}>{languageName(tag)}</span>;
}

function Count({ of }: { readonly of: number }) {
  return useAdminLocale().number(of);
}

/** How many messages it brought, and how many of them nobody has read; they are in the inbox. */
function Brought({
  row: { id, title, submission_count, unread_count },
}: {
  readonly row: ListedFormRow;
}) {
  const { say, number } = useAdminLocale();
  if (submission_count === 0) return number(0);
  return (
    <span className="brought">
      {unread_count > 0 && <Mark tone="warn">{say("forms.unread", { count: unread_count })}</Mark>}
      <Link
        to={`/inbox?form=${id}`}
        aria-label={say("forms.messagesOf", { count: submission_count, title })}
      >
        {number(submission_count)}
      </Link>
    </span>
  );
}

function OpenMark({ isOpen }: { readonly isOpen: boolean }) {
  const { say } = useAdminLocale();
  return (
    <Mark tone={isOpen ? "good" : "plain"}>{say(isOpen ? "forms.open" : "forms.closed")}</Mark>
  );
}
