import { type ReactNode, useEffect, useRef } from "react";
import { startOnce } from "../browser/startOnce.ts";
import { createEventBindings } from "./createEventBindings.ts";
import type { EventBindingsLabels } from "./eventBindingsLabels.ts";
import { type EventBinding, writeEvents } from "./readEvents.ts";

export type EventBindingsProps = {
  readonly events: readonly EventBinding[];
  readonly labels?: Partial<EventBindingsLabels>;
  readonly children: ReactNode;
};

/** Binds triggers and actions to what it holds, as the page builder does. */
export function EventBindings({ events, labels, children }: EventBindingsProps) {
  const ref = useRef<HTMLSpanElement>(null);
  const written = writeEvents(events);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the markup, which the effect reads, carries them.
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    return startOnce(element, "event-bindings", () => createEventBindings(element, { labels }));
  }, [written]);
  const names = events.map(({ trigger }) => `tve_et_${trigger}`);
  return (
    <span
      ref={ref}
      className={["tve_evt_manager_listen", ...new Set(names)].join(" ")}
      data-tcb-events={written}
    >
      {children}
    </span>
  );
}
