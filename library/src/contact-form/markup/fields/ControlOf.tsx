import type { FieldDefinition } from "../../definition/FormDefinition.ts";
import { AcceptanceControl } from "./AcceptanceControl.tsx";
import { CaptchaControl } from "./CaptchaControl.tsx";
import { DateControl } from "./DateControl.tsx";
import { FileControl } from "./FileControl.tsx";
import { HiddenControl } from "./HiddenControl.tsx";
import { ListControl } from "./ListControl.tsx";
import { NumberControl } from "./NumberControl.tsx";
import { QuizControl } from "./QuizControl.tsx";
import { SelectControl } from "./SelectControl.tsx";
import { TextareaControl } from "./TextareaControl.tsx";
import { TextControl } from "./TextControl.tsx";

/** A field's control, by its kind, without its label. */
export function ControlOf({ field }: { readonly field: FieldDefinition }) {
  switch (field.kind) {
    case "text":
    case "email":
    case "url":
    case "tel":
      return <TextControl field={field} />;
    case "textarea":
      return <TextareaControl field={field} />;
    case "number":
    case "range":
      return <NumberControl field={field} />;
    case "date":
      return <DateControl field={field} />;
    case "select":
      return <SelectControl field={field} />;
    case "checkbox":
    case "radio":
      return <ListControl field={field} />;
    case "acceptance":
      return <AcceptanceControl field={field} />;
    case "file":
      return <FileControl field={field} />;
    case "quiz":
      return <QuizControl field={field} />;
    case "captcha":
      return <CaptchaControl field={field} />;
    case "hidden":
      return <HiddenControl field={field} />;
  }
}
