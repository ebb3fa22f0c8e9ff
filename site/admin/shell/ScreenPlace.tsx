import { type ComponentType, lazy, Suspense, useState } from "react";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { Loading } from "../feedback/Loading.tsx";
import type { Screen } from "../Screen.ts";
import { useMe } from "../session/MeContext.tsx";
import { ScreenBoundary } from "./ScreenBoundary.tsx";
import { ScreenHeader } from "./ScreenHeader.tsx";

/** Where a screen stands: fetched when it is opened, kept from those who may not see it. */
export function ScreenPlace({ screen }: { readonly screen: Screen }) {
  const { user } = useMe();
  const { say } = useAdminLocale();
  const [Content, setContent] = useState(() => fetched(screen));
  if (screen.role === "owner" && user.role !== "owner") {
    return (
      <ScreenHeader title={say("shell.ownersOnly")}>
        <p>{say("shell.ownersOnlyHelp")}</p>
      </ScreenHeader>
    );
  }
  return (
    <ScreenBoundary onRetry={() => setContent(() => fetched(screen))}>
      <Suspense fallback={<Loading />}>
        <Content />
      </Suspense>
    </ScreenBoundary>
  );
}

function fetched({ load }: Screen): ComponentType {
  return lazy(() => load().then((component) => ({ default: component })));
}
