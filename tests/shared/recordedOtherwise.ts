import type { Comparable } from "../support/contactForm/comparable.ts";

/** The change of status that ends a failed request or refill. */
export function backTo(status: string, log: readonly Comparable[]): Comparable {
  const last = log.findLast((entry) => "event" in entry && entry.event === "wpcf7statuschanged");
  if (!last || !("event" in last)) throw new Error("The recording has no change of status.");
  const prevStatus = last.snap.dataStatus ?? "";
  const formClass = last.snap.formClass.map((name) => (name === prevStatus ? status : name)).sort();
  return {
    ...last,
    detail: { ...last.detail, status, prevStatus },
    snap: { ...last.snap, dataStatus: status, propStatus: status, formClass },
  };
}

/** "failed-refill-ends": sent at once; the reset that follows is one like any other. */
export function failedRefillEnds(log: Comparable[]): Comparable[] {
  const failed = log.findIndex((entry) => "request" in entry && entry.request.endsWith("/refill"));
  const before = log.slice(0, failed + 1);
  const [reset, refill, , end] = log.slice(failed + 1);
  if (!reset || !refill || !end || !("event" in reset) || !("event" in end)) return log;
  const [message] = reset.snap.output;
  const written = { output: [message ?? ""], srStatus: message };
  const sent = withSnap(backTo("sent", before), written);
  const quiet = { output: [""], srStatus: "" };
  const told = { ...end, detail: { ...end.detail, status: "sent", inputs: inputsIn(before) } };
  const shown = [...before, sent, withSnap(told, snapOf(sent))];
  const again = withSnap(backTo("resetting", shown), quiet);
  return [
    ...shown,
    withSnap(reset, { dataStatus: "sent", propStatus: "sent", formClass: ["sent", "wpcf7-form"] }),
    again,
    refill,
    withSnap(backTo("init", [...shown, again]), quiet),
    withSnap(
      { ...end, detail: { ...end.detail, status: "sent" } },
      { dataStatus: "init", propStatus: "init", formClass: ["init", "wpcf7-form"] },
    ),
  ];
}

function snapOf(entry: Comparable): object {
  return "snap" in entry ? entry.snap : {};
}

function withSnap(entry: Comparable, change: object): Comparable {
  return "snap" in entry ? { ...entry, snap: { ...entry.snap, ...change } } : entry;
}

/** "right-quiz-kept": at the reset, the answer is still there. */
export function rightQuizKept(log: Comparable[], answer: string): Comparable[] {
  return log.map((entry) => {
    if (!("event" in entry) || entry.event !== "wpcf7reset") return entry;
    const recorded = (entry.detail?.inputs ?? []) as [string, unknown][];
    const inputs = recorded.map(([name, value]) =>
      name === "capital-quiz" ? [name, answer] : [name, value],
    );
    return { ...entry, detail: { ...entry.detail, inputs } };
  });
}

/** "mended-while-typing": an error goes before the change is judged, and not by it. */
export function withoutMarksWhileValidating(log: Comparable[]): Comparable[] {
  return log.map((entry) =>
    "snap" in entry && entry.snap.dataStatus === "validating"
      ? withSnap(entry, { srList: [], tips: [], notValid: [] })
      : entry,
  );
}

/** What had been filled in when the form was sent. */
function inputsIn(log: readonly Comparable[]): unknown {
  const sent = log.find((entry) => "event" in entry && entry.event === "wpcf7submit");
  return sent && "event" in sent ? sent.detail?.inputs : undefined;
}
