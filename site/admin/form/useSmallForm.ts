import { useId, useState } from "react";
import { flushSync } from "react-dom";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { AdminError } from "../api/AdminError.ts";
import { errorText } from "../api/errorText.ts";
import { tell } from "../feedback/messages.ts";
import "./small-form.css";

/** What is wrong with a field, by its name. */
export type Problems = Readonly<Record<string, string | undefined>>;

export type SmallForm = {
  /** The id of a field's control. */
  readonly idOf: (field: string) => string;
  readonly problemOf: (field: string) => string | undefined;
  readonly isSending: boolean;
  /**
   * Sends it, unless something is known to be wrong. What the server refuses marks the fields, and the first
   * that is wrong gets the focus; all else is told. Nothing that was written is lost.
   * @param known default nothing, where the server alone judges
   * @returns whether it was taken
   */
  readonly send: (work: () => Promise<unknown>, known?: Problems) => Promise<boolean>;
};

/** A form of a few fields that are written down one by one; forms that describe themselves have useSend. */
export function useSmallForm(): SmallForm {
  const { say, told } = useAdminLocale();
  const id = useId();
  const [problems, setProblems] = useState<Problems>({});
  const [isSending, setSending] = useState(false);
  const idOf = (field: string): string => `${id}-${field}`;

  /** @returns whether one of what is wrong stands in the form, and so has the focus now */
  function show(found: Problems): boolean {
    flushSync(() => setProblems(found));
    const wrong = Object.keys(found).filter((field) => found[field] !== undefined);
    const controls = wrong.map((field) => document.getElementById(idOf(field)));
    const first = controls.find((control) => control !== null);
    first?.focus();
    return first !== undefined;
  }

  function showRefusal(error: unknown): void {
    const issues = error instanceof AdminError ? error.issues : [];
    const found = issues.map(({ path: [field], message }) => [field, told(message)]);
    if (show(Object.fromEntries(found))) return;
    const [first] = issues;
    // What is wrong with a field that is not here is not marked, so it is said.
    const text = first ? told(first.message) : errorText(error, { say, told });
    tell({ text, kind: "problem" });
  }

  async function send(work: () => Promise<unknown>, known: Problems = {}): Promise<boolean> {
    if (isSending || show(known)) return false;
    setSending(true);
    try {
      await work();
      return true;
    } catch (error) {
      showRefusal(error);
      return false;
    } finally {
      setSending(false);
    }
  }

  return { idOf, problemOf: (field) => problems[field], isSending, send };
}
