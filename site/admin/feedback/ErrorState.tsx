import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { errorText } from "../api/errorText.ts";
import { Button } from "../controls/Button.tsx";
import "./states.css";

export type ErrorStateProps = {
  readonly error: unknown;
  readonly onRetry: () => void;
};

/** In place of what could not be loaded: what happened, and the way on. */
export function ErrorState({ error, onRetry }: ErrorStateProps) {
  const { say, told } = useAdminLocale();
  return (
    <div className="state" role="alert">
      <h2>{say("feedback.failed")}</h2>
      <p>{errorText(error, { say, told })}</p>
      <Button onClick={onRetry}>{say("shell.retry")}</Button>
    </div>
  );
}
