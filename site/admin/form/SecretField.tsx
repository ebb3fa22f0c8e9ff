import { useState } from "react";
import * as v from "valibot";
import { type KeptSecret, keptSecret } from "../../content/admin/keptSecret.ts";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { Button } from "../controls/Button.tsx";
import { FieldFrame } from "./FieldFrame.tsx";
import type { FieldProps } from "./FieldProps.ts";

/** What is written, what is stored, or nothing. */
export type Secret = string | KeptSecret | undefined;

const secret = v.optional(v.union([v.string(), keptSecret]));

/** A value as this field takes it. */
export function asSecret(value: unknown): Secret {
  return v.is(secret, value) ? value : undefined;
}

/** A password that is written and never shown: what is stored is replaced by writing, or removed. */
export function SecretField({
  value,
  onChange,
  onLeave,
  isFixed = false,
  ...field
}: FieldProps<Secret>) {
  const { say } = useAdminLocale();
  const current = typeof value === "object" ? value : undefined;
  const [stored, setStored] = useState(current);
  // After a save it is another.
  if (current && current.kept !== stored?.kept) setStored(current);
  const text = typeof value === "string" ? value : "";
  return (
    <FieldFrame {...field} aside={current && say("form.secretSet")}>
      {(wired) => (
        <div className="secret-field">
          <input
            {...wired}
            type="password"
            value={text}
            placeholder={current && "••••••••"}
            // What a browser keeps is the password of whoever is signed in here.
            autoComplete="new-password"
            readOnly={isFixed}
            onChange={(event) => onChange(event.target.value === "" ? stored : event.target.value)}
            onBlur={onLeave}
          />
          {stored && !isFixed && (
            <Button
              aria-label={say(current ? "form.secretRemove" : "form.secretKeep", {
                what: field.label,
              })}
              onClick={() => onChange(current ? undefined : stored)}
            >
              {say(current ? "form.secretRemoveShort" : "form.secretKeepShort")}
            </Button>
          )}
        </div>
      )}
    </FieldFrame>
  );
}
