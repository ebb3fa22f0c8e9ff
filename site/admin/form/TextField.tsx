import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { FieldFrame } from "./FieldFrame.tsx";
import type { FieldProps } from "./FieldProps.ts";
import { useHeldText } from "./useHeldText.ts";
import "./text-field.css";

export type TextFieldProps = FieldProps<string> & {
  /** Default "text". */
  readonly type?: "text" | "email" | "password" | "search" | "url";
  /** Several lines. Default false. */
  readonly isLong?: boolean;
  /** In UTF-16 units; told once it comes near, and never cut. Default any. */
  readonly maxLength?: number | undefined;
  /** What a browser may fill in. Default nothing. */
  readonly autoComplete?: string;
  /** What holds while it is empty. Default nothing. */
  readonly placeholder?: string | undefined;
};

/** How much of the room is used up once the field tells what is left. */
const NEAR = 0.8;

/** A line of text, or several. Its size does not depend on what stands in it, so that a key lays out nothing else. */
export function TextField({
  value,
  onChange,
  onLeave,
  type = "text",
  isLong = false,
  isFixed = false,
  maxLength,
  autoComplete = "off",
  placeholder,
  ...field
}: TextFieldProps) {
  const { say } = useAdminLocale();
  const { shown, ref, ...text } = useHeldText({ value, onChange, onLeave });
  const isNear = maxLength !== undefined && value.length > maxLength * NEAR;
  const left = isNear && say("form.left", { count: Math.max(0, maxLength - value.length) });
  return (
    <FieldFrame {...field} aside={left}>
      {(wired) => {
        const control = {
          ...wired,
          ...shown,
          ref,
          autoComplete,
          placeholder,
          readOnly: isFixed,
          onBlur: text.onBlur,
          onKeyDown: text.onKeyDown,
          // A name in another script stands where its line begins.
          dir: type === "email" || type === "url" ? "ltr" : "auto",
        };
        return (
          <div className="text-control">
            {isLong ? (
              <textarea
                {...control}
                rows={5}
                onChange={(event) => text.onChange(event.target.value)}
              />
            ) : (
              <input
                {...control}
                type={type}
                onChange={(event) => text.onChange(event.target.value)}
              />
            )}
          </div>
        );
      }}
    </FieldFrame>
  );
}
