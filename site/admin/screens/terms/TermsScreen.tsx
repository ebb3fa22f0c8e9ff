import { useState } from "react";
import {
  type EditedTermKind,
  type ListedTermRow,
  TERMS_API,
  termList,
} from "../../../content/admin/termWire.ts";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { useAsked } from "../../api/useAsked.ts";
import { Button } from "../../controls/Button.tsx";
import { IconButton } from "../../controls/IconButton.tsx";
import { MenuButton } from "../../controls/MenuButton.tsx";
import { EmptyState } from "../../feedback/EmptyState.tsx";
import { useDragOrder } from "../../form/list/useDragOrder.ts";
import { ScreenHeader } from "../../shell/ScreenHeader.tsx";
import { DataTable } from "../../table/DataTable.tsx";
import { listQueryOf } from "../../table/listState.ts";
import { useListState } from "../../table/useListState.ts";
import { MergeTerm } from "./MergeTerm.tsx";
import { TermForm } from "./TermForm.tsx";
import { termColumns } from "./termColumns.tsx";
import { placeByDrag, placeByKey } from "./termMoves.ts";
import { useTermActions } from "./useTermActions.ts";
import { useTermMoves } from "./useTermMoves.ts";
import "./terms.css";

type Opened =
  | { readonly what: "new" }
  | { readonly what: "change" | "merge"; readonly row: ListedTermRow };

/** Kinds that stand as a tree, in an order of their owner's. */
const TREES: readonly EditedTermKind[] = ["category", "product-category"];

/** The categories or tags of one kind. */
export function TermsScreen({ kind }: { readonly kind: EditedTermKind }) {
  const { say } = useAdminLocale();
  const control = useListState([]);
  const { state } = control;
  const query = { kind, ...listQueryOf(state) };
  const list = useAsked({ path: TERMS_API, query, answer: termList }, { keeps: true });
  const rows = list.data?.items ?? [];
  const [opened, setOpened] = useState<Opened>();
  const { remove } = useTermActions();
  const isTree = TREES.includes(kind);
  const isMovable = isTree && state.search === "" && state.sort === "";
  const { move, told } = useTermMoves(rows);
  const drag = useDragOrder<HTMLElement>((from, to) =>
    move(rows[from], placeByDrag(rows, from, to)),
  );
  const title = say(`terms.${kind}`);
  return (
    <>
      <ScreenHeader
        title={title}
        actions={
          <Button look="primary" icon="add" onClick={() => setOpened({ what: "new" })}>
            {say(`terms.new.${kind}`)}
          </Button>
        }
      >
        {isTree && <p>{say("terms.orderHelp")}</p>}
      </ScreenHeader>
      <p className="visually-hidden" role="status">
        {told}
      </p>
      <DataTable
        label={title}
        screen={kind}
        columns={termColumns({
          rows,
          drag: isMovable ? drag : undefined,
          onOpen: (row) => setOpened({ what: "change", row }),
          onKey: (row, key) => move(row, placeByKey(rows, row, key)),
        })}
        list={list}
        control={control}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        bulk={[{ label: say("terms.delete"), icon: "trash", act: remove }]}
        rowActions={(row) => (
          <MenuButton
            button={<IconButton icon="more" label={say("table.more", { name: row.name })} />}
            choices={[
              {
                label: say("terms.change"),
                icon: "edit",
                onChoose: () => setOpened({ what: "change", row }),
              },
              ...(isMovable
                ? MOVES.map(({ key, label, icon }) => ({
                    label: say(label),
                    icon,
                    onChoose: () => move(row, placeByKey(rows, row, key)),
                  }))
                : []),
              {
                label: say("terms.merge"),
                icon: "redirect",
                onChoose: () => setOpened({ what: "merge", row }),
              },
              {
                label: say("terms.delete"),
                icon: "trash",
                isDangerous: true,
                onChoose: () => remove([row]),
              },
            ]}
          />
        )}
        empty={<EmptyState title={say("terms.none")} help={say("terms.noneHelp")} />}
      />
      {opened && opened.what !== "merge" && (
        <TermForm
          kind={kind}
          isTree={isTree}
          row={opened.what === "change" ? opened.row : undefined}
          onClose={() => setOpened(undefined)}
        />
      )}
      {opened?.what === "merge" && (
        <MergeTerm row={opened.row} onClose={() => setOpened(undefined)} />
      )}
    </>
  );
}

const MOVES = [
  { key: "ArrowUp", label: "terms.up", icon: "up" },
  { key: "ArrowDown", label: "terms.down", icon: "down" },
  { key: "in", label: "terms.in", icon: "next" },
  { key: "out", label: "terms.out", icon: "previous" },
] as const;
