import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { Button } from "../controls/Button.tsx";
import { EmptyState } from "../feedback/EmptyState.tsx";

/** In place of a screen that could not be fetched or shown. */
export function FailedScreen({ onRetry }: { readonly onRetry: () => void }) {
  const { say } = useAdminLocale();
  return (
    <EmptyState title={say("shell.failed")} help={say("shell.failedHelp")}>
      <Button onClick={onRetry}>{say("shell.retry")}</Button>
    </EmptyState>
  );
}
