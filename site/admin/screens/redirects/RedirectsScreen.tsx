import { useState } from "react";
import {
  type ListedRedirectRow,
  REDIRECTS_API,
  redirectList,
} from "../../../content/admin/redirectWire.ts";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { useAsked } from "../../api/useAsked.ts";
import { Button } from "../../controls/Button.tsx";
import { IconButton } from "../../controls/IconButton.tsx";
import { EmptyState } from "../../feedback/EmptyState.tsx";
import { ScreenHeader } from "../../shell/ScreenHeader.tsx";
import { DataTable } from "../../table/DataTable.tsx";
import { listQueryOf } from "../../table/listState.ts";
import { useListState } from "../../table/useListState.ts";
import { RedirectForm } from "./RedirectForm.tsx";
import { redirectColumns } from "./redirectColumns.tsx";
import { useRemoveRedirects } from "./useRemoveRedirects.ts";

/** What leads from old addresses to new ones. */
export function RedirectsScreen() {
  const { say } = useAdminLocale();
  const control = useListState([]);
  const query = listQueryOf(control.state);
  const list = useAsked({ path: REDIRECTS_API, query, answer: redirectList }, { keeps: true });
  const [opened, setOpened] = useState<ListedRedirectRow | "new">();
  const remove = useRemoveRedirects();
  return (
    <>
      <ScreenHeader
        title={say("redirects.title")}
        actions={
          <Button look="primary" icon="add" onClick={() => setOpened("new")}>
            {say("redirects.new")}
          </Button>
        }
      >
        <p>{say("redirects.help")}</p>
      </ScreenHeader>
      <DataTable
        label={say("redirects.title")}
        screen="redirects"
        columns={redirectColumns}
        list={list}
        control={control}
        idOf={({ from }) => from}
        nameOf={({ from }) => from}
        bulk={[{ label: say("redirects.delete"), icon: "trash", act: remove }]}
        rowActions={(row) => (
          <>
            <IconButton
              icon="edit"
              label={say("redirects.changeOf", { from: row.from })}
              onClick={() => setOpened(row)}
            />
            <IconButton
              icon="trash"
              label={say("redirects.deleteOf", { from: row.from })}
              onClick={() => remove([row])}
            />
          </>
        )}
        empty={<EmptyState title={say("redirects.none")} help={say("redirects.noneHelp")} />}
      />
      {opened && (
        <RedirectForm
          row={opened === "new" ? undefined : opened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
