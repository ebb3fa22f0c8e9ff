import { useEffect, useRef } from "react";
import { startOnce } from "../browser/startOnce.ts";
import { createTyping } from "./createTyping.ts";

export type TypingProps = {
  /** What is typed, the first of which stands there until then. None may contain "|". */
  readonly words: readonly string[];
  /** How long a whole text stands, in milliseconds. Default 1000. */
  readonly hold?: number;
  /** Whether a text is selected and replaced, in place of being erased. Default no. */
  readonly highlight?: boolean;
  /** What a selected text stands on, a CSS colour. Default the stylesheet's. */
  readonly colour?: string;
  /** Whether a cursor blinks where it types. Default yes. */
  readonly cursor?: boolean;
  /** What the button that holds it is called. Default "Pause". */
  readonly pauseLabel?: string;
};

/** A text that types itself, then others in its place; it takes the room of the longest. */
export function Typing(props: TypingProps) {
  const { words, hold, highlight, colour, cursor = true, pauseLabel } = props;
  const ref = useRef<HTMLSpanElement>(null);
  const [first = "", ...others] = words;
  // What it holds is the effect's from then on: with other words it begins anew.
  const key = JSON.stringify(props);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the element's attributes are read.
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    return startOnce(element, "typing", () => createTyping(element));
  }, [key]);
  return (
    <span
      key={key}
      ref={ref}
      className={cursor ? "tve_typefocus tve_typefocus_cursor" : "tve_typefocus"}
      data-typist={others.join("|")}
      data-speed={hold}
      data-highlight={highlight ? "1" : undefined}
      data-colors={colour}
      data-pause-label={pauseLabel}
    >
      <span data-typing-line="">
        {[...new Set(words)].map((word) => (
          <span key={word} data-typing-room={word} />
        ))}
        <span data-typing-now="">{first}</span>
      </span>
    </span>
  );
}
