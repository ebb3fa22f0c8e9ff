import type { SetupNotice } from "../../content/admin/noticesWire.ts";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { Mark } from "../controls/Mark.tsx";

/** What is to be set up, what of it is done, and how to do the rest. */
export function SetupSteps({ steps }: Pick<SetupNotice, "steps">) {
  const { say } = useAdminLocale();
  return (
    <ul className="setup-steps">
      {steps.map(({ step, is_done: isDone }) => (
        <li key={step}>
          <strong>{say(`notices.${step}`)}</strong>
          {isDone && <Mark tone="good">{say("notices.done")}</Mark>}
          {isDone === false && <Mark tone="warn">{say("notices.open")}</Mark>}
          {isDone === null && <Mark tone="plain">{say("notices.tip")}</Mark>}
          {!isDone && <p>{say(`notices.${step}Help`)}</p>}
        </li>
      ))}
    </ul>
  );
}
