import { PictureField } from "../../admin/form/PictureField.tsx";
import { TextField } from "../../admin/form/TextField.tsx";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { useDetail } from "./useDetail.ts";

const PARTS = ["width", "height", "alt", "focal", "colour"] as const;

/** The picture that stands for the document in lists. */
export function PagePicture() {
  const { say } = useAdminLocale();
  const { value: picture, onChange, ...field } = useDetail("picture");
  return (
    <>
      <PictureField
        {...field}
        label={say("editor.picture")}
        help={say("editor.pictureHelp")}
        name="src"
        parts={PARTS}
        beside={picture ?? {}}
        value={picture?.src ?? ""}
        onChange={(src) => onChange(src === "" ? null : { ...NEW, ...picture, src })}
        onPatch={(patch) => onChange({ ...NEW, ...picture, ...patch })}
      />
      {picture && (
        <TextField
          label={say("editor.pictureAlt")}
          value={picture.alt}
          onChange={(alt) => onChange({ ...picture, alt })}
        />
      )}
    </>
  );
}

/** Of a picture whose size nobody knows yet. */
const NEW = { src: "/", width: 1, height: 1, alt: "" };
