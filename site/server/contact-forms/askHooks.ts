import type { Logger } from "pino";
import { withoutValues } from "../withoutValues.ts";
import type { BeforeTaking, Ending } from "./BeforeTaking.ts";
import type { JudgedForm } from "./JudgedForm.ts";

export type AskHooksOptions = {
  readonly beforeTaking: readonly BeforeTaking[];
  readonly log: Pick<Logger, "error">;
  /** How long each hook may take, in milliseconds. Default HOOK_MS. */
  readonly hookMs?: number;
};

/** The visitor waits meanwhile, before a form that says that it is sent. */
export const HOOK_MS = 10_000;

const STATUS = /^[a-z0-9_]{1,64}$/;

/**
 * Asks whoever runs the site, one hook after the other. One that fails or does not answer stops
 * nothing: what a visitor wrote is not lost by somebody else's mistake.
 */
export async function askHooks(
  { sent: { form, page }, values }: JudgedForm,
  { beforeTaking, log, hookMs = HOOK_MS }: AskHooksOptions,
): Promise<Ending | undefined> {
  for (const hook of beforeTaking) {
    try {
      const ending = await inTime(hook({ form, values, page }), hookMs);
      if (!ending) continue;
      if (STATUS.test(ending.status)) return ending;
      log.error({ status: ending.status }, "a hook ends a form with a status that no wire has");
    } catch (error) {
      log.error({ err: withoutValues(error), form: form.definition.id }, "a form's hook failed");
    }
  }
  return undefined;
}

/** Of one that comes later nobody hears, whatever it says. */
async function inTime<Answer>(answer: Promise<Answer>, hookMs: number): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`It took longer than ${hookMs} ms.`)), hookMs);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
