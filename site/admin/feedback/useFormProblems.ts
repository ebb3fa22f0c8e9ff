import { useState } from "react";
import { flushSync } from "react-dom";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { AdminError } from "../api/AdminError.ts";
import { errorText } from "../api/errorText.ts";
import { tell } from "./messages.ts";

export type FormProblems = {
  /** What the server said is wrong, by the name of the field. */
  readonly problems: Readonly<Record<string, string>>;
  readonly isSending: boolean;
  /** Does it; where the server refuses a field, that says why and has the focus, and all else is told. @returns whether it was done */
  readonly send: (work: () => Promise<unknown>) => Promise<boolean>;
};

/** For a small form that the server alone judges; forms that describe themselves have useSend. */
export function useFormProblems(): FormProblems {
  const { say, told } = useAdminLocale();
  const [problems, setProblems] = useState<FormProblems["problems"]>({});
  const [isSending, setSending] = useState(false);
  async function send(work: () => Promise<unknown>): Promise<boolean> {
    if (isSending) return false;
    const form = document.activeElement?.closest("form");
    setSending(true);
    try {
      await work();
      setProblems({});
      return true;
    } catch (error) {
      const issues = error instanceof AdminError ? error.issues : [];
      const first = issues[0]?.message;
      const found = issues.map(({ path, message }) => [path[0], told(message)]);
      flushSync(() => setProblems(Object.fromEntries(found)));
      const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
      if (wrong) wrong.focus();
      else
        tell({
          text: first === undefined ? errorText(error, { say, told }) : told(first),
          kind: "problem",
        });
      return false;
    } finally {
      setSending(false);
    }
  }
  return { problems, isSending, send };
}
