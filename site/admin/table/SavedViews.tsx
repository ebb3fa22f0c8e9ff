import { Popover } from "@base-ui/react/popover";
import { type FormEvent, useId, useState } from "react";
import { useSearchParams } from "react-router";
import { type SavedView, savedView, VIEWS_API, viewList } from "../../content/admin/viewWire.ts";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { nothing } from "../api/nothing.ts";
import { useAsked } from "../api/useAsked.ts";
import { useChange } from "../api/useChange.ts";
import { Button } from "../controls/Button.tsx";
import { IconButton } from "../controls/IconButton.tsx";
import { tell } from "../feedback/messages.ts";
import { useAttempt } from "../feedback/useAttempt.ts";
import { listQueryOf } from "./listState.ts";
import type { ListControl } from "./useListState.ts";
import "./saved-views.css";

export type SavedViewsProps = {
  /** Which list, such as "posts". */
  readonly screen: string;
  readonly control: ListControl;
};

/** A list's filters and order under a name, to come back to. */
export function SavedViews({ screen, control }: SavedViewsProps) {
  const { say } = useAdminLocale();
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger render={<Button icon="view">{say("table.views")}</Button>} />
      <Popover.Portal>
        <Popover.Positioner className="menu-place" align="end" sideOffset={4}>
          <Popover.Popup className="saved-views" aria-label={say("table.views")}>
            <Views screen={screen} onChosen={() => setOpen(false)} />
            <NewView screen={screen} control={control} onSaved={() => setOpen(false)} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

type ViewsProps = { readonly screen: string; readonly onChosen: () => void };

function Views({ screen, onChosen }: ViewsProps) {
  const { say } = useAdminLocale();
  const [, setQuery] = useSearchParams();
  const change = useChange();
  const attempt = useAttempt();
  const { data } = useAsked({ path: VIEWS_API, query: { screen }, answer: viewList });

  async function forget({ id, name, query }: SavedView): Promise<void> {
    const path = `${VIEWS_API}/${id}`;
    const gone = { method: "DELETE", path, answer: nothing, changes: [VIEWS_API] } as const;
    if (!(await attempt(() => change(gone)))) return;
    const body = { screen, name, query };
    const again = { method: "POST", path: VIEWS_API, body, answer: savedView } as const;
    tell({
      text: say("table.viewDeleted", { name }),
      undo: {
        label: say("feedback.undo"),
        act: () => attempt(() => change({ ...again, changes: [VIEWS_API] })),
      },
    });
  }

  if (!data) return null;
  if (data.items.length === 0) return <p>{say("table.noViews")}</p>;
  return (
    <ul>
      {data.items.map((view) => (
        <li key={view.id}>
          <Button
            look="plain"
            onClick={() => {
              setQuery(view.query);
              onChosen();
            }}
          >
            {view.name}
          </Button>
          <IconButton
            icon="trash"
            label={say("table.deleteView", { name: view.name })}
            onClick={() => forget(view)}
          />
        </li>
      ))}
    </ul>
  );
}

type NewViewProps = SavedViewsProps & { readonly onSaved: () => void };

function NewView({ screen, control, onSaved }: NewViewProps) {
  const { say } = useAdminLocale();
  const change = useChange();
  const attempt = useAttempt();
  const id = useId();
  async function save(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get("name") ?? "");
    const { page: _page, ...kept } = listQueryOf(control.state);
    const body = { screen, name, query: new URLSearchParams(kept).toString() };
    const request = { method: "POST", path: VIEWS_API, body, answer: savedView } as const;
    if (!(await attempt(() => change({ ...request, changes: [VIEWS_API] })))) return;
    tell({ text: say("table.viewSaved", { name }) });
    onSaved();
  }
  return (
    <form onSubmit={save}>
      <label htmlFor={id}>{say("table.viewName")}</label>
      <input id={id} name="name" required maxLength={80} />
      <Button type="submit">{say("table.saveView")}</Button>
    </form>
  );
}
