import * as v from "valibot";
import type { PicturePart } from "../../content/admin/fieldWire.ts";
import type { MediaItem } from "../../content/mediaWire.ts";
import { focalSchema } from "../../content/picture.ts";
import type { Focal } from "../media/focalPoint.ts";
import type { FieldProps } from "./FieldProps.ts";
import type { FieldPatch, FieldValues } from "./FieldValues.ts";
import { MediaField } from "./MediaField.tsx";
import { PictureLook } from "./PictureLook.tsx";

export type PictureFieldProps = FieldProps<string> & {
  /** Of the field in its object. */
  readonly name: string;
  /** What beside it follows from what is chosen. */
  readonly parts: readonly PicturePart[];
  /** The object in which it stands. */
  readonly beside: FieldValues;
  readonly onPatch: (patch: FieldPatch) => void;
};

/**
 * A picture: chosen from the library, or uploaded, or its address written. Its size, and what it shows where
 * nobody said so yet, come with it; what must stay in view is set for this place alone.
 */
export function PictureField({ name, parts, beside, onPatch, ...field }: PictureFieldProps) {
  const { value, label, isFixed = false } = field;
  const look = value.startsWith("/") && (
    <PictureLook
      src={value}
      label={label}
      focal={!isFixed && parts.includes("focal") ? focalOf(beside) : undefined}
      onFocal={(focal) => onPatch({ focal: focal ?? undefined })}
    />
  );
  return (
    <MediaField
      {...field}
      kind="picture"
      look={look}
      onChoose={(item) => onPatch({ [name]: item.src, ...partsOf(item, parts, beside) })}
    />
  );
}

/** What is known of a picture that is chosen; what of the one before does not fit it goes. */
function partsOf(item: MediaItem, parts: readonly PicturePart[], { alt }: FieldValues): FieldPatch {
  const known = {
    ...(item.width !== null && { width: item.width }),
    ...(item.height !== null && { height: item.height }),
    ...((alt === undefined || alt === "") && { alt: item.alt }),
    focal: item.focal ?? undefined,
    colour: undefined,
  };
  return Object.fromEntries(
    Object.entries(known).filter(([part]) => parts.some((one) => one === part)),
  );
}

function focalOf({ focal }: FieldValues): Focal | null {
  return v.is(focalSchema, focal) ? focal : null;
}
