import { partsOf } from "./partsOf.ts";

export type FoundProps = {
  readonly text: string;
  /** What was searched for; "" for nothing. */
  readonly search: string;
};

/** A text in which what was searched for is marked. */
export function Found({ text, search }: FoundProps) {
  return (
    <bdi>
      {partsOf(text, search).map(({ at, part, isFound }) =>
        isFound ? <mark key={at}>{part}</mark> : <span key={at}>{part}</span>,
      )}
    </bdi>
  );
}
