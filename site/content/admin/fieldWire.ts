import type { TargetKind } from "./targetWire.ts";

/**
 * What the owner's screens know of a field: enough to draw it, to explain it and to say at once what
 * cannot be right. It is made from the field's own schema (describeFields.ts), which the server asks in the end.
 */
export type FieldDescription = {
  /** In the object that the fields make. */
  readonly name: string;
  readonly label: string;
  /** Below the field. */
  readonly help?: string;
  /** Whether it may be left out: what is emptied is then taken out of the object. */
  readonly isOptional: boolean;
  /** Whether leaving it out is said by null. */
  readonly isNullable?: boolean;
  /** What holds where it is left out. */
  readonly default?: unknown;
  /** Shown only where another field of the same object has one of these values. */
  readonly when?: { readonly field: string; readonly is: readonly (string | number)[] };
  /** Shown and not to be changed here. */
  readonly isFixed?: boolean;
} & FieldKind;

/** What a field takes, and by that how it looks. */
export type FieldKind =
  | ({
      readonly kind: "text";
      /** Several lines. */
      readonly isLong?: boolean;
    } & TextLimits)
  /** Rich text, as HTML that the sanitiser keeps. */
  | ({ readonly kind: "html" } & TextLimits)
  | {
      readonly kind: "number";
      readonly isWhole: boolean;
      readonly min?: number;
      readonly max?: number;
    }
  | { readonly kind: "switch" }
  | {
      readonly kind: "choice";
      readonly options: readonly FieldOption[];
      /** The values are codes of ISO 4217, which each reader's browser can name. */
      readonly isCurrency?: boolean;
    }
  | { readonly kind: "choices"; readonly options: readonly FieldOption[]; readonly max?: number }
  /** An address on this site or elsewhere. */
  | ({ readonly kind: "link" } & TextLimits)
  /** The name by which the site knows something of its own, such as a category. */
  | ({ readonly kind: "reference"; readonly to: ReferenceTarget } & TextLimits)
  | ({
      readonly kind: "picture";
      /** Fields beside it that follow from what is chosen, of PICTURE_PARTS. */
      readonly parts: readonly PicturePart[];
    } & TextLimits)
  /** The address of a file of the media library; of a film it may be elsewhere. */
  | ({ readonly kind: "file"; readonly media: "film" | "captions" } & TextLimits)
  /** As #rrggbb. */
  | { readonly kind: "colour" }
  /** A password: written, and never told again. What is stored is known by a KeptSecret. */
  | { readonly kind: "secret"; readonly maxLength: number }
  /** A moment, as ISO 8601. */
  | { readonly kind: "time" }
  /** Fields of an object of their own. */
  | {
      readonly kind: "group";
      readonly fields: readonly FieldDescription[];
      /** What it is when it is first added. */
      readonly initial: unknown;
    }
  /** Any number of the same. */
  | {
      readonly kind: "list";
      readonly item: FieldKind;
      /** What one of them is called, such as "Picture". */
      readonly itemLabel: string;
      /** What a new one is. */
      readonly initial: unknown;
      readonly min?: number;
      readonly max?: number;
    }
  /** Follows from another field, such as a picture's width; not shown. */
  | { readonly kind: "hidden" };

/** What a text must be. */
export type TextLimits = {
  /** In UTF-16 units, as all lengths are. */
  readonly minLength?: number;
  readonly maxLength?: number;
  /** A regular expression that it must fit, as its source and flags, and what to say otherwise. */
  readonly pattern?: {
    readonly source: string;
    readonly flags: string;
    readonly message?: string;
  };
};

export type FieldOption = { readonly value: string | number; readonly label: string };

/** What of the site's own can be named by a field. */
export type ReferenceTarget = Exclude<TargetKind, "link">;

/** What is known of a picture beside its address. */
export const PICTURE_PARTS = ["width", "height", "alt", "focal", "colour"] as const;
export type PicturePart = (typeof PICTURE_PARTS)[number];

/** What is wrong with a value that was sent: where, as steps from the whole, and what to do. */
export type FieldIssue = {
  readonly path: readonly (string | number)[];
  readonly message: string;
};
