import { useState } from "react";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { AdminError } from "../api/AdminError.ts";
import { errorText } from "../api/errorText.ts";
import { tell } from "./messages.ts";

export type FormProblems = {
  /** What the server said is wrong, by the name of the field. */
  readonly problems: Readonly<Record<string, string>>;
  readonly isSending: boolean;
  /** Does it; where the server refuses a field, that says why, and all else is told. @returns whether it was done */
  readonly send: (work: () => Promise<unknown>) => Promise<boolean>;
};

/** For a small form that the server alone judges; forms that describe themselves have useSend. */
export function useFormProblems(): FormProblems {
  const { say } = useAdminLocale();
  const [problems, setProblems] = useState<FormProblems["problems"]>({});
  const [isSending, setSending] = useState(false);
  async function send(work: () => Promise<unknown>): Promise<boolean> {
    if (isSending) return false;
    setSending(true);
    try {
      await work();
      setProblems({});
      return true;
    } catch (error) {
      const issues = error instanceof AdminError ? error.issues : [];
      setProblems(Object.fromEntries(issues.map(({ path, message }) => [path[0], message])));
      if (issues.length === 0) tell({ text: errorText(error, say), kind: "problem" });
      return false;
    } finally {
      setSending(false);
    }
  }
  return { problems, isSending, send };
}
