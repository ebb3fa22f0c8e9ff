import { useContext } from "react";
import { FieldFrame } from "./FieldFrame.tsx";
import type { FieldProps } from "./FieldProps.ts";
import { RichTextContext } from "./RichTextContext.ts";
import { TextField } from "./TextField.tsx";

/** Rich text. */
export function HtmlField({ value, onChange, onLeave, ...field }: FieldProps<string>) {
  const RichText = useContext(RichTextContext);
  if (!RichText) {
    return <TextField {...field} isLong value={value} onChange={onChange} onLeave={onLeave} />;
  }
  return (
    <FieldFrame {...field}>
      {(wired) => (
        <RichText
          id={wired.id}
          label={field.label}
          isInvalid={field.error !== undefined}
          describedBy={wired["aria-describedby"]}
          value={value}
          onChange={onChange}
          onBlur={onLeave}
        />
      )}
    </FieldFrame>
  );
}
