import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import type { Screen } from "../Screen.ts";
import { useMe } from "../session/MeContext.tsx";
import { Fetched } from "./Fetched.tsx";
import { ScreenHeader } from "./ScreenHeader.tsx";

/** Where a screen stands: fetched when it is opened, kept from those who may not see it. */
export function ScreenPlace({ screen }: { readonly screen: Screen }) {
  const { user } = useMe();
  const { say } = useAdminLocale();
  if (screen.role === "owner" && user.role !== "owner") {
    return (
      <ScreenHeader title={say("shell.ownersOnly")}>
        <p>{say("shell.ownersOnlyHelp")}</p>
      </ScreenHeader>
    );
  }
  return <Fetched load={screen.load} props={NOTHING} />;
}

/** Screens find what they show by their address. */
const NOTHING = {};
