import { useId } from "react";
import { PAGE_SIZES } from "../../content/admin/listWire.ts";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { IconButton } from "../controls/IconButton.tsx";
import type { ListPage } from "./DataTable.tsx";
import type { ListControl } from "./useListState.ts";

export type PagerProps = {
  readonly page: ListPage<unknown> | undefined;
  readonly control: ListControl;
};

/** Below a list: where one is in it, and the way to its other pages. */
export function Pager({ page, control }: PagerProps) {
  const { say } = useAdminLocale();
  const id = useId();
  const { state, change } = control;
  const per = state.per ?? PAGE_SIZES[0];
  const { total = 0, page_count: last = 1, items = [] } = page ?? {};
  const from = (state.page - 1) * per + 1;
  const range =
    items.length === 0
      ? say("table.none")
      : say("table.range", { from, to: from + items.length - 1, total });
  return (
    <nav className="pager" aria-label={say("table.pages")}>
      <span role="status">{page && range}</span>
      <label htmlFor={id}>{say("table.perPage")}</label>
      <select id={id} value={per} onChange={({ target }) => change({ per: Number(target.value) })}>
        {PAGE_SIZES.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </select>
      <IconButton
        icon="previous"
        label={say("table.previous")}
        isOff={state.page <= 1}
        onClick={() => change({ page: Math.min(state.page - 1, last) })}
      />
      <IconButton
        icon="next"
        label={say("table.next")}
        isOff={state.page >= last}
        onClick={() => change({ page: state.page + 1 })}
      />
    </nav>
  );
}
