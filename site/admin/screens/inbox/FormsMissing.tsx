import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { Button } from "../../controls/Button.tsx";

export type FormsMissingProps = {
  readonly onRetry: () => void;
};

/** Says why nothing can be exported, nor a form be chosen: which forms there are could not be loaded. */
export function FormsMissing({ onRetry }: FormsMissingProps) {
  const { say } = useAdminLocale();
  return (
    <p className="inbox-soft" role="alert">
      {say("inbox.formsMissing")}{" "}
      <Button look="plain" onClick={onRetry}>
        {say("shell.retry")}
      </Button>
    </p>
  );
}
