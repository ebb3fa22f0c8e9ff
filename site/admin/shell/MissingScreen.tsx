import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { EmptyState } from "../feedback/EmptyState.tsx";
import { ScreenHeader } from "./ScreenHeader.tsx";

/** At an address without a screen. */
export function MissingScreen() {
  const { say } = useAdminLocale();
  return (
    <>
      <ScreenHeader title={say("shell.missing")} />
      <EmptyState title={say("shell.missing")} help={say("shell.missingHelp")} />
    </>
  );
}
