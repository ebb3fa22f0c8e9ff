import { useState } from "react";
import { flushSync } from "react-dom";
import type { FieldDescription, FieldIssue } from "../../content/admin/fieldWire.ts";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { AdminError } from "../api/AdminError.ts";
import { errorText } from "../api/errorText.ts";
import { tell } from "../feedback/messages.ts";
import { checkFields } from "./checkFields.ts";
import type { FieldValues } from "./FieldValues.ts";
import type { FieldIssues } from "./fieldIssues.ts";
import { focusField } from "./focusField.ts";

export type SendOptions = {
  readonly fields: readonly FieldDescription[];
  readonly value: FieldValues;
  readonly issues: FieldIssues;
  /** Asks the server. Its refusal marks the fields; nothing that was written is lost. */
  readonly send: () => Promise<unknown>;
  /** Where the value stands in what is sent, such as ["value"]. Default it is all. */
  readonly within?: FieldIssue["path"];
  /** Takes an error that is to be shown otherwise. @returns whether it did. Default none */
  readonly onRefused?: (error: AdminError) => boolean;
};

export type Send = {
  /** @returns whether it was sent and taken */
  readonly submit: () => Promise<boolean>;
  readonly isSending: boolean;
};

/** Sends a form once all in it seems right; otherwise, and where the server refuses it, leads to what is wrong. */
export function useSend({
  fields,
  value,
  issues,
  send,
  within = [],
  onRefused = () => false,
}: SendOptions): Send {
  const { say, told } = useAdminLocale();
  const [isSending, setSending] = useState(false);

  function mark(found: readonly FieldIssue[]): void {
    // What is wrong may stand in parts that open only now.
    flushSync(() => issues.replace("", found));
    if (found[0]) focusField(issues, found[0].path);
  }

  async function submit(): Promise<boolean> {
    if (isSending) return false;
    const found = checkFields(fields, value, { say });
    mark(found);
    if (found.length > 0) return false;
    setSending(true);
    try {
      await send();
      return true;
    } catch (error) {
      const isField = error instanceof AdminError && error.issues.length > 0;
      if (isField) mark(error.issues.map((issue) => inside(issue, within)));
      else if (!(error instanceof AdminError && onRefused(error))) {
        tell({ text: errorText(error, { say, told }), kind: "problem" });
      }
      return false;
    } finally {
      setSending(false);
    }
  }
  return { submit, isSending };
}

function inside({ path, message }: FieldIssue, within: FieldIssue["path"]): FieldIssue {
  const isInside = within.every((step, index) => path[index] === step);
  return { path: isInside ? path.slice(within.length) : path, message };
}
