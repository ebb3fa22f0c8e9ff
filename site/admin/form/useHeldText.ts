import {
  type KeyboardEvent,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from "react";
import type { FieldProps } from "./FieldProps.ts";
import { HoldBackContext, TELL_PAUSE } from "./HoldBackContext.ts";

export type HeldText = {
  /** What the control shows: its `value`, or in a form that asks for it, its first one. */
  readonly shown: { readonly value: string } | { readonly defaultValue: string };
  /** Given the control itself. */
  readonly ref: (control: HTMLInputElement | HTMLTextAreaElement | null) => void;
  readonly onChange: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onBlur: () => void;
};

/**
 * A text that is told to others after a pause in typing, by Enter, when it is left, or when the form around asks for
 * it: the browser alone shows each key, nothing is drawn again for it. Without such a form every key is told.
 */
export function useHeldText({
  value,
  onChange,
  onLeave,
}: Pick<FieldProps<string>, "value" | "onChange" | "onLeave">): HeldText {
  const holdBack = useContext(HoldBackContext);
  const control = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const held = useRef<string>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function tell(): void {
    clearTimeout(timer.current);
    const text = held.current;
    held.current = undefined;
    if (text !== undefined) onChange(text);
  }
  const tellHeld = useEffectEvent(tell);
  useEffect(() => holdBack?.(() => tellHeld()), [holdBack]);
  useLayoutEffect(() => () => tellHeld(), []);
  useLayoutEffect(() => {
    if (!control.current || !holdBack || held.current !== undefined) return;
    // Setting the same would move the cursor to the end.
    if (control.current.value !== value) control.current.value = value;
  });

  function hold(text: string): void {
    held.current = text;
    clearTimeout(timer.current);
    timer.current = setTimeout(tellHeld, TELL_PAUSE);
  }

  return {
    shown: holdBack ? { defaultValue: value } : { value },
    ref(element) {
      control.current = element;
    },
    onChange: holdBack ? hold : onChange,
    onKeyDown({ key }) {
      // A form around may be sent by it.
      if (key === "Enter") tell();
    },
    onBlur() {
      tell();
      onLeave?.();
    },
  };
}
