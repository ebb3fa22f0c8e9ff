import type { MediaItem } from "../../content/mediaWire.ts";
import { ChooseMedia } from "./ChooseMedia.tsx";
import { FieldFrame } from "./FieldFrame.tsx";
import type { FieldProps } from "./FieldProps.ts";
import "./picture-field.css";

export type FileFieldProps = FieldProps<string> & { readonly media: "film" | "captions" };

/** The address of a film or of captions: of the media library, or written. */
export function FileField({
  value,
  onChange,
  onLeave,
  media,
  isFixed = false,
  ...field
}: FileFieldProps) {
  return (
    <FieldFrame {...field}>
      {(wired) => (
        <div className="file-field">
          <input
            {...wired}
            value={value}
            dir="ltr"
            autoComplete="off"
            readOnly={isFixed}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onLeave}
          />
          {!isFixed && (
            <ChooseMedia
              kind={media}
              label={field.label}
              onChoose={({ src }: MediaItem) => onChange(src)}
            />
          )}
        </div>
      )}
    </FieldFrame>
  );
}
