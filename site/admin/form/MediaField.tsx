import type { ReactNode } from "react";
import type { MediaItem } from "../../content/mediaWire.ts";
import { ChooseMedia } from "./ChooseMedia.tsx";
import { FieldFrame } from "./FieldFrame.tsx";
import type { FieldProps } from "./FieldProps.ts";
import "./media-field.css";

export type MediaFieldProps = FieldProps<string> & {
  readonly kind: MediaItem["kind"];
  /** Takes what is chosen. Default its address is the value. */
  readonly onChoose?: (item: MediaItem) => void;
  /** Above the address, such as the picture itself. Default nothing. */
  readonly look?: ReactNode;
};

/** The address of a file: chosen from the library, or uploaded, or written. */
export function MediaField({
  value,
  onChange,
  onLeave,
  kind,
  onChoose = ({ src }) => onChange(src),
  look,
  isFixed = false,
  ...field
}: MediaFieldProps) {
  return (
    <FieldFrame {...field}>
      {(wired) => (
        <div className="media-field">
          {look}
          <input
            {...wired}
            value={value}
            dir="ltr"
            autoComplete="off"
            readOnly={isFixed}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onLeave}
          />
          {!isFixed && <ChooseMedia kind={kind} label={field.label} onChoose={onChoose} />}
        </div>
      )}
    </FieldFrame>
  );
}
