import { useCallback, useEffect, useRef } from "react";
import { type LinkProps, useLocation, useNavigate, useSearchParams } from "react-router";

export type Opened = {
  /** Of the message that is open; undefined where none is. */
  readonly id: string | undefined;
  /** A link that opens one as `open` does. */
  readonly linkTo: (id: string) => Pick<LinkProps, "to" | "replace" | "state">;
  /** Opens another in place of the one that is open; Back leads to the list. */
  readonly open: (id: string) => void;
  /** Goes back to the list, as Back does: pressed then, it opens nothing again. */
  readonly close: () => void;
};

/** Noted with an address that was opened from the list, which one step back leads to. */
const FROM_LIST = { isFromList: true };

/** Which message is open: it stands in the address, beside what the list shows. */
export function useOpened(): Opened {
  const [query, setQuery] = useSearchParams();
  const { key, state } = useLocation();
  const navigate = useNavigate();
  const closed = useRef<string>(undefined);
  const id = query.get("open") ?? undefined;
  // Forward opens it again, under the same key.
  useEffect(() => {
    if (id === undefined) closed.current = undefined;
  }, [id]);
  const replace = id !== undefined;
  // What was opened by its address has no list behind it, and neither has what takes its place.
  const kept: unknown = replace ? state : FROM_LIST;
  const linkTo = (other: string) => ({ to: `?${withOpen(query, other)}`, replace, state: kept });
  const open = useCallback(
    (other: string) => setQuery((now) => withOpen(now, other), { replace, state: kept }),
    [setQuery, replace, kept],
  );
  const close = useCallback(() => {
    // Back comes about later: whoever presses twice goes one step.
    if (closed.current === key) return;
    closed.current = key;
    if (isFromList(state)) navigate(-1);
    else setQuery((now) => withOpen(now, undefined), { replace: true });
  }, [setQuery, navigate, key, state]);
  return { id, linkTo, open, close };
}

function isFromList(state: unknown): boolean {
  return typeof state === "object" && state !== null && "isFromList" in state;
}

function withOpen(query: URLSearchParams, id: string | undefined): URLSearchParams {
  const changed = new URLSearchParams(query);
  if (id === undefined) changed.delete("open");
  else changed.set("open", id);
  return changed;
}
