import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { Button } from "../controls/Button.tsx";
import { EmptyState } from "../feedback/EmptyState.tsx";
import type { ListControl } from "./useListState.ts";

/** In place of a list in which nothing fits what was asked. */
export function NothingFound({ control }: { readonly control: ListControl }) {
  const { say } = useAdminLocale();
  return (
    <EmptyState title={say("table.nothingFound")}>
      <Button onClick={() => control.change({ search: "", filters: {} })}>
        {say("table.showAll")}
      </Button>
    </EmptyState>
  );
}
