import { Button } from "../../admin/controls/Button.tsx";
import { TextField } from "../../admin/form/TextField.tsx";
import type { EditedDocument } from "../../content/admin/documentWire.ts";
import { slugOf } from "../../content/slugOf.ts";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { useDocumentPart } from "../EditorContext.ts";
import { useDetail } from "./useDetail.ts";

/** Where visitors find it. */
export function AddressField({ document }: { readonly document: EditedDocument }) {
  const { say } = useAdminLocale();
  const path = useDetail("path");
  const title = useDocumentPart(({ details }) => details.title);
  const suggested = suggestPath(document.content.path, title);
  const before = document.public_path;
  const isLeft = before !== null && path.value !== document.content.path;
  return (
    <>
      <TextField
        {...path}
        label={say("editor.path")}
        help={
          isLeft
            ? say("editor.pathChanges", { path: before })
            : say("editor.pathHelp", { origin: location.origin })
        }
      />
      {/* What is public is found under its address: a title that changes is no reason to move it. */}
      {before === null && suggested !== undefined && suggested !== path.value && (
        <Button look="plain" onClick={() => path.onChange(suggested)}>
          {say("editor.pathFromTitle")}
        </Button>
      )}
    </>
  );
}

/** The address of now with its last step from the title; undefined for a title that gives none. */
export function suggestPath(path: string, title: string): string | undefined {
  const slug = slugOf(title);
  return slug === "" ? undefined : path.replace(/[^/]*$/, slug);
}
