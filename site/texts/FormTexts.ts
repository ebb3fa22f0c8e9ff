import type { FormMessages } from "vitrine/contact-form";

/**
 * What contact forms say in a language, apart from the catalogue of the pages: the owner's screens show it,
 * too, as what holds where a form says nothing of its own.
 */
export type FormTexts = {
  /** On the button. */
  readonly submit: string;
  /** Beside the label of what must be filled in. */
  readonly requiredMark: string;
  readonly messages: FormMessages;
  /** In a menu, above choices of which none is made. */
  readonly blankChoice: string;
  /** In place of a form that takes nothing: closed by hand, before its time, and after it. */
  readonly closed: string;
  readonly early: string;
  readonly over: string;
  /** The labels of the fields that a new form begins with. */
  readonly begun: Readonly<Record<"name" | "email" | "message", string>>;
};
