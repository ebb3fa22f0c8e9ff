import type { Rule } from "../schema.ts";
import type { FormMessages } from "./formMessages.ts";

/** What everything with a value may say of itself. */
type Common<Kind extends string> = {
  readonly kind: Kind;
  /** The name its value is sent under: letters, digits, `_` and `-`, a letter first. */
  readonly name: string;
  /** Its control's id. Default the unit tag and the name, as in `wpcf7-f5-o1-your-name`. */
  readonly id?: string;
  /** Classes of its control, besides those that every control of its kind has. */
  readonly className?: string;
};

/** Fields with a label, which visitors fill in. */
type Labelled<Kind extends string> = Common<Kind> & {
  readonly label: string;
  /** Default false. */
  readonly required?: boolean;
  /** A sentence below the control. */
  readonly hint?: string;
  /** Takes half a row where there is room for two. Default false. */
  readonly half?: boolean;
};

type Written = {
  readonly value?: string;
  readonly placeholder?: string;
  /** As in HTML, such as "email". */
  readonly autocomplete?: string;
  /** In UTF-16 units, as maxLength. */
  readonly minLength?: number;
  /** Default 400, in a textarea 2000. */
  readonly maxLength?: number;
  readonly readOnly?: boolean;
  /** Shows below it how many characters are written, or left ("down"). Default neither. */
  readonly counter?: CountDirection;
};

type Chosen = {
  /** Values are shown as they are, unless a label is given. */
  readonly options: readonly FieldOption[];
  /** Values chosen at first. */
  readonly value?: string | readonly string[];
};

/** Of checkboxes and radio buttons. */
type Listed = {
  /** The last option takes a text of the visitor's own, and any text is then valid. Default false. */
  readonly freeText?: boolean;
  /** Labels stand before their boxes. Default false. */
  readonly labelFirst?: boolean;
};

export type CountDirection = "up" | "down";
export type FieldOption = string | { readonly value: string; readonly label: string };
/** A text, in which links may stand: `["I accept the ", { text: "terms", href: "/terms" }, "."]`. */
export type LinkedText =
  | string
  | readonly (string | { readonly text: string; readonly href: string })[];

export type TextField = Labelled<"text" | "email" | "url" | "tel"> &
  Written & {
    /** Its width in characters. Default 40. */
    readonly size?: number;
  };
export type TextareaField = Labelled<"textarea"> &
  Written & {
    /** Default 10. */
    readonly rows?: number;
  };
export type NumberField = Labelled<"number" | "range"> & {
  /** Default none; of a range the middle between its ends. */
  readonly value?: number;
  /** Default none; of a range 0. */
  readonly min?: number;
  /** Default none; of a range 100. */
  readonly max?: number;
  /** What the control's arrows add. Not judged: other numbers may be sent. */
  readonly step?: number;
};
export type DateField = Labelled<"date"> & {
  /** Dates as YYYY-MM-DD. */
  readonly value?: string;
  readonly min?: string;
  readonly max?: string;
};
export type SelectField = Labelled<"select"> &
  Chosen & {
    readonly multiple?: boolean;
    /** Stands first and is no choice, such as "Please choose". */
    readonly blank?: string;
  };
export type CheckboxField = Labelled<"checkbox"> &
  Chosen &
  Listed & {
    /** At most one of them. Default false. */
    readonly exclusive?: boolean;
    /** How many may be ticked. Default all. */
    readonly maxItems?: number;
  };
/** Radio buttons. One must be chosen, unless `required` is false. */
export type RadioField = Labelled<"radio"> & Chosen & Listed;
export type AcceptanceField = Common<"acceptance"> & {
  /** What is accepted, as a sentence. */
  readonly label: LinkedText;
  /** Sending does not depend on it. Default false. */
  readonly optional?: boolean;
  /** Must be left unticked. Default false. */
  readonly invert?: boolean;
  /** Ticked at first. Default false. */
  readonly checked?: boolean;
};
export type FileField = Labelled<"file"> & {
  /** Endings such as ".pdf" and types such as "image/*". Default audio, video and pictures. */
  readonly accept?: readonly string[];
  /** In bytes. Default 1 MiB. */
  readonly maxFileSize?: number;
  /** Asks a phone for its camera: that which faces the visitor, or the other. */
  readonly capture?: "user" | "environment";
};
/** A question with one right answer. It must always be answered. */
export type QuizField = Labelled<"quiz"> & {
  /** As the server asked it; without one the form asks for it once it is touched. */
  readonly question?: string;
  /** The server's signed answer to it. */
  readonly answer?: string;
};
/** Characters to copy from a picture. They must always be given. */
export type CaptchaField = Labelled<"captcha"> & {
  /** The picture's address; without one the form asks for it once it is touched. */
  readonly image?: string;
  /** The number in the picture's file name. */
  readonly challenge?: string;
  /** What the picture is to those who do not see it. Default "Picture with characters". */
  readonly alt?: string;
  /**
   * What leads to the same as a question in words, such as "Answer a question instead": where the
   * server has one under the picture's address with ".txt" in place of ".png". Default none.
   */
  readonly inWords?: string;
};
export type HiddenField = Common<"hidden"> & { readonly value?: string };

/** What has a name and a value. */
export type FieldDefinition =
  | TextField
  | TextareaField
  | NumberField
  | DateField
  | SelectField
  | CheckboxField
  | RadioField
  | AcceptanceField
  | FileField
  | QuizField
  | CaptchaField
  | HiddenField;

/** How many characters a field has, or has left ("down"), where it is not to stand in the field. */
export type CountPart = {
  readonly kind: "count";
  /** The field's name. */
  readonly of: string;
  /** Default "up". */
  readonly direction?: CountDirection;
};
/** Repeats all values of a field, once they are valid. */
export type ReflectionPart = {
  readonly kind: "reflection";
  /** The field's name. */
  readonly of: string;
  /** Texts while there is no value. Default one empty text. */
  readonly defaults?: readonly string[];
};
/** Repeats the first value of a field within a line. */
export type OutputPart = {
  readonly kind: "output";
  /** The field's name. */
  readonly of: string;
  /** The text while there is no value. Default "". */
  readonly default?: string;
  /** Stands before it. */
  readonly label?: string;
};
/** The button, where it is not to stand last. */
export type SubmitPart = {
  readonly kind: "submit";
  /** What it says. Default what the form's `submit` says. */
  readonly label?: string;
};
/** The outcome's message, where it is not to stand last. */
export type ResponsePart = { readonly kind: "response" };
/** A paragraph among the fields. */
export type NotePart = { readonly kind: "note"; readonly text: LinkedText };

/** What stands among the fields and has no value of its own. */
export type PartDefinition =
  | CountPart
  | ReflectionPart
  | OutputPart
  | SubmitPart
  | ResponsePart
  | NotePart;

/**
 * A contact form: plain JSON, from which the markup, the rules of its schema and the types of its
 * values come. Written with defineForm its names and values are inferred.
 */
export type FormDefinition = {
  /** Its number in the addresses of the API. */
  readonly id: number;
  /** What screen readers call it. */
  readonly title: string;
  /** As in "en_US". */
  readonly locale: string;
  /** In the order of the page. */
  readonly fields: readonly (FieldDefinition | PartDefinition)[];
  /** What the button says. Default "Send". */
  readonly submit?: string;
  /** Texts in place of the English ones. */
  readonly messages?: Partial<FormMessages>;
  /** Stands beside the label of what must be filled in. Default "(required)". */
  readonly requiredMark?: string;
  /** The button always works, and what is not accepted is an error as others are. Default false. */
  readonly acceptanceAsValidation?: boolean;
  /** A reCAPTCHA token is sent along. Default false. */
  readonly recaptcha?: boolean;
  /** Further rules, judged after those that the fields make. */
  readonly rules?: readonly Rule[];
};
