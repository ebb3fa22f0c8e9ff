import type { ContactFormCalls } from "../api/contactFormApi.ts";
import type { ContactFormLabels } from "../contactFormLabels.ts";
import type { Guard } from "../tokens/guardForm.ts";
import type { Draft } from "./createDraft.ts";
import type { Notice } from "./createNotice.ts";
import type { ResponseOutput } from "./createResponseOutput.ts";
import type { Status } from "./createStatus.ts";
import type { Validation } from "./createValidation.ts";
import type { FormParts } from "./readForm.ts";

/** The parts of a running form, for those that bring them together: sending and resetting. */
export type RunningForm = {
  readonly parts: FormParts;
  readonly calls: ContactFormCalls;
  readonly status: Status;
  readonly validation: Validation;
  readonly output: ResponseOutput;
  readonly notice: Notice;
  readonly draft: Draft;
  readonly guard: Guard;
  readonly labels: ContactFormLabels;
};
