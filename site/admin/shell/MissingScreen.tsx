import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { ScreenHeader } from "./ScreenHeader.tsx";

/** At an address without a screen. */
export function MissingScreen() {
  const { say } = useAdminLocale();
  return (
    <ScreenHeader title={say("shell.missing")}>
      <p>{say("shell.missingHelp")}</p>
    </ScreenHeader>
  );
}
