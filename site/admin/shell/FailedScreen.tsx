import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { Button } from "../controls/Button.tsx";
import { EmptyState } from "../feedback/EmptyState.tsx";
import { ScreenHeader } from "./ScreenHeader.tsx";

export type FailedScreenProps = {
  /** What is missing, where it is a part of a screen. Default that the screen could not be loaded. */
  readonly part?: string | undefined;
  readonly onRetry: () => void;
  /** Goes on without it. Default it is not offered. */
  readonly onLeave?: (() => void) | undefined;
};

/** In place of a screen, or a part of one, that could not be fetched or shown. */
export function FailedScreen({ part, onRetry, onLeave }: FailedScreenProps) {
  const { say } = useAdminLocale();
  const help = say("shell.failedHelp");
  const retry = <Button onClick={onRetry}>{say("shell.retry")}</Button>;
  if (part !== undefined) {
    return (
      <EmptyState title={part} help={help}>
        {retry}
        {onLeave && (
          <Button look="plain" onClick={onLeave}>
            {say("feedback.cancel")}
          </Button>
        )}
      </EmptyState>
    );
  }
  return (
    <>
      <ScreenHeader title={say("shell.failed")}>
        <p>{help}</p>
      </ScreenHeader>
      {retry}
    </>
  );
}
