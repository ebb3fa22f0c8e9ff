import { type ComponentType, createContext } from "react";
import type { FieldDescription } from "../../content/admin/fieldWire.ts";
import type { FieldPatch, FieldValues } from "./FieldValues.ts";

export type DescribedFieldProps = {
  readonly field: FieldDescription;
  readonly value: unknown;
  readonly path: string;
  /** Must stay the same, so that only what changed is drawn again. */
  readonly onPatch: (patch: FieldPatch) => void;
  /** The object around, for a picture. */
  readonly beside?: FieldValues | undefined;
};

/** Draws a field in the form around; given by FieldForm, since fields may stand in fields. */
export const DescribedFieldContext = createContext<ComponentType<DescribedFieldProps>>(() => null);
