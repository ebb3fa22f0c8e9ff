import type { ListedRedirectRow } from "../../../content/admin/redirectWire.ts";
import { encodePath } from "../../../content/pagePath.ts";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { Mark } from "../../controls/Mark.tsx";
import { Time } from "../../controls/Time.tsx";
import type { Column } from "../../table/Column.ts";
import "./redirects.css";

/** What the list of redirects shows. */
export const redirectColumns: readonly Column<ListedRedirectRow>[] = [
  {
    id: "from",
    header: "redirects.column.from",
    isSortable: true,
    isName: true,
    cell: ({ from }) => <bdi className="address">{from}</bdi>,
  },
  {
    id: "to",
    header: "redirects.column.to",
    isSortable: true,
    cell: (row) => <Goal row={row} />,
  },
  {
    id: "created",
    header: "redirects.column.created",
    isSortable: true,
    from: "desktop",
    cell: ({ created_at }) => <Time at={created_at} isRelative />,
  },
];

function Goal({ row: { to, has_goal } }: { readonly row: ListedRedirectRow }) {
  const { say } = useAdminLocale();
  return (
    <>
      <a className="address" href={encodePath(to)} target="_blank" rel="noreferrer">
        <bdi>{to}</bdi>
      </a>
      {!has_goal && (
        <div>
          <Mark tone="bad">{say("redirects.noGoal")}</Mark>
        </div>
      )}
    </>
  );
}
