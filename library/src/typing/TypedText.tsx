import { useEffect, useRef } from "react";
import { startOnce } from "../browser/startOnce.ts";
import { createTypedText } from "./createTypedText.ts";

export type TypedTextProps = {
  /** Up to four sentences, the first of which stands there until they are typed. */
  readonly sentences: readonly [string, string?, string?, string?];
  /** Whether it begins again after the last one. Default no. */
  readonly loop?: boolean;
  /** Milliseconds from one character to the next. Default 40. */
  readonly speed?: number;
  /** Milliseconds before the first character, once it is in view. Default 500. */
  readonly startDelay?: number;
  /** What the button that holds it is called. Default "Pause". */
  readonly pauseLabel?: string;
};

/** Sentences that type themselves in one place, in a theme's markup; it takes the room of the longest. */
export function TypedText(props: TypedTextProps) {
  const { sentences, loop = false, speed, startDelay, pauseLabel } = props;
  const ref = useRef<HTMLSpanElement>(null);
  const [first, second, third, fourth] = sentences;
  // What it holds is the effect's from then on: with other sentences it begins anew.
  const key = JSON.stringify(props);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the element's attributes are read.
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    return startOnce(element, "typed-text", () => createTypedText(element));
  }, [key]);
  return (
    <span
      key={key}
      ref={ref}
      className="kt_typed_element"
      data-first-sentence={first}
      data-second-sentence={second}
      data-third-sentence={third}
      data-fourth-sentence={fourth}
      data-sentence-count={sentences.length}
      data-loop={loop}
      data-speed={speed}
      data-start-delay={startDelay}
      data-pause-label={pauseLabel}
    >
      <span data-typing-line="">
        {[...new Set(sentences)].map((sentence) => (
          <span key={sentence} data-typing-room={sentence} />
        ))}
        <span data-typing-now="">{first}</span>
      </span>
    </span>
  );
}
