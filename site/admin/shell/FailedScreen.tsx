import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { Button } from "../controls/Button.tsx";
import { ScreenHeader } from "./ScreenHeader.tsx";

/** In place of a screen that could not be fetched or shown. */
export function FailedScreen({ onRetry }: { readonly onRetry: () => void }) {
  const { say } = useAdminLocale();
  return (
    <>
      <ScreenHeader title={say("shell.failed")}>
        <p>{say("shell.failedHelp")}</p>
      </ScreenHeader>
      <Button onClick={onRetry}>{say("shell.retry")}</Button>
    </>
  );
}
