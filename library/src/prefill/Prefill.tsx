import { cloneElement, type ReactElement, type ReactNode, useEffect, useRef } from "react";
import { startOnce } from "../browser/startOnce.ts";
import { stopAll } from "../browser/stop.ts";
import type { CompleteType } from "./completeValue.ts";
import { createPrefill, type PrefillPage } from "./createPrefill.ts";

export type PrefillProps = {
  readonly type?: CompleteType;
  /** What of it, such as "wp.first_name" of the user or the name of a parameter. */
  readonly value?: string;
  /** Where there is no other value. */
  readonly fallback?: string;
  /** What a field may take its value from. Default: nothing of user, post or content. */
  readonly page?: PrefillPage;
  /** One input or text area. */
  readonly children: ReactElement<Record<string, unknown>>;
};

/** Fills the field in it for the visitor. */
export function Prefill({ type, value, fallback, page, children }: PrefillProps): ReactNode {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const fields = ref.current?.querySelectorAll<HTMLElement>("input,textarea") ?? [];
    return stopAll(
      ...[...fields].map((field) =>
        startOnce(field, "prefill", () => createPrefill(field, {}, page)),
      ),
    );
  }, [page]);
  return (
    <span ref={ref} style={{ display: "contents" }}>
      {cloneElement(children, {
        "data-complete-type": type,
        "data-complete-value": value,
        "default-value": fallback,
      })}
    </span>
  );
}
