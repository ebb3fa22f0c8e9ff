import { useId, useState } from "react";
import { flushSync } from "react-dom";
import type { FieldIssue } from "../../content/admin/fieldWire.ts";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import type { AdminLocale } from "../../texts/admin/createAdminLocale.ts";
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
   * that is wrong gets the focus; nothing that was written is lost.
   * @returns whether it was taken
   */
  readonly send: (known: Problems, work: () => Promise<unknown>) => Promise<boolean>;
};

/** A form of a few fields that are written down one by one. */
export function useSmallForm(): SmallForm {
  const { say, told } = useAdminLocale();
  const id = useId();
  const [problems, setProblems] = useState<Problems>({});
  const [isSending, setSending] = useState(false);
  const idOf = (field: string): string => `${id}-${field}`;

  function show(found: Problems): boolean {
    flushSync(() => setProblems(found));
    const [first] = Object.keys(found).filter((field) => found[field] !== undefined);
    if (first === undefined) return false;
    const field = document.getElementById(idOf(first));
    field?.focus();
    return field !== null;
  }

  async function send(known: Problems, work: () => Promise<unknown>): Promise<boolean> {
    if (isSending || show(known)) return false;
    setSending(true);
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof AdminError && show(byField(error.issues, told)))) {
        tell({ text: errorText(error, { say, told }), kind: "problem" });
      }
      return false;
    } finally {
      setSending(false);
    }
  }

  return { idOf, problemOf: (field) => problems[field], isSending, send };
}

function byField(issues: readonly FieldIssue[], told: AdminLocale["told"]): Problems {
  return Object.fromEntries(issues.map(({ path: [field], message }) => [field, told(message)]));
}
