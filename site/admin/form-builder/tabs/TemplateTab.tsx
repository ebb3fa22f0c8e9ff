import { useState } from "react";
import { flushSync } from "react-dom";
import type * as v from "valibot";
import type { EditedForm } from "../../../content/admin/formWire.ts";
import { FORMS_API, readTemplate } from "../../../content/admin/formWire.ts";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { AdminError } from "../../api/AdminError.ts";
import { useApi } from "../../api/ApiContext.tsx";
import { Button } from "../../controls/Button.tsx";
import { useAttempt } from "../../feedback/useAttempt.ts";
import { TextField } from "../../form/TextField.tsx";
import { useBuilder } from "../BuilderContext.ts";
import { leaveTemplate } from "../core/leaveTemplate.ts";
import { takeTemplate } from "../core/takeTemplate.ts";
import { itemName } from "../createFormCommands.ts";
import { useFormSay } from "../FormWordsContext.ts";
import { focusOutline } from "../fields/focusOutline.ts";

type Read = v.InferOutput<typeof readTemplate>;

/** What was made of a template: what it says, or why it cannot be read. */
type Answer = { readonly of: string; readonly read?: Read; readonly problem?: string };
const NONE: Omit<Answer, "of"> = {};

/** Takes over a form of the old system by its template: first it is read and shown, then it can be taken. */
export function TemplateTab({ opened }: { readonly opened: EditedForm }) {
  const say = useFormSay();
  const { store, select, commands, issues } = useBuilder();
  const { told } = useAdminLocale();
  const api = useApi();
  const attempt = useAttempt();
  const [template, setTemplate] = useState("");
  const [isReading, setReading] = useState(false);
  const [answer, setAnswer] = useState<Answer>();
  // What was changed since is another template.
  const { read, problem } = answer?.of === template ? answer : NONE;

  async function send(): Promise<void> {
    setReading(true);
    await attempt(async () => {
      try {
        const path = `${FORMS_API}/template`;
        const asked = { method: "POST", path, body: { template }, answer: readTemplate } as const;
        setAnswer({ of: template, read: await api.ask(asked) });
      } catch (error) {
        const issue = error instanceof AdminError ? error.issues[0] : undefined;
        if (!issue) throw error;
        setAnswer({ of: template, problem: issue.message });
      }
    });
    setReading(false);
  }

  function take(taken: Read): void {
    // Whoever may not change what the server does keeps that as it is, but for the answers of quizzes.
    const { meanings } = opened.may_change_handling ? taken : store.state().handling;
    const before = store.state();
    store.change((state) => takeTemplate(state, { ...taken, meanings }));
    select(undefined);
    // They were of the fields that went.
    issues.replace("", []);
    flushSync(() => setAnswer(undefined));
    // The button went with what was read.
    focusOutline();
    const after = store.state();
    commands.offerBack(say("formBuilder.templateTaken", { count: taken.fields.length }), {
      bringBack: (state) => leaveTemplate(state, { before, after }),
    });
  }

  return (
    <section className="builder-form" aria-label={say("formBuilder.tab.template")}>
      <p>{say("formBuilder.templateHelp")}</p>
      <div className="form-template">
        <TextField
          label={say("formBuilder.template")}
          value={template}
          error={problem && told(problem)}
          onChange={setTemplate}
          maxLength={100_000}
          isLong
        />
      </div>
      <p>
        <Button isBusy={isReading} onClick={send}>
          {say("formBuilder.templateRead")}
        </Button>
      </p>
      <div role="status">
        {read && <p>{say("formBuilder.templateFound", { count: read.fields.length })}</p>}
      </div>
      {read && <ReadParts read={read} />}
      {read && read.fields.length > 0 && (
        <p>
          <Button look="primary" onClick={() => take(read)}>
            {say("formBuilder.templateTake")}
          </Button>
        </p>
      )}
    </section>
  );
}

/** What was read of a template, and where that was not possible. */
function ReadParts({ read }: { readonly read: Read }) {
  const say = useFormSay();
  const { told } = useAdminLocale();
  return (
    <>
      <ol className="form-read">
        {read.fields.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no names, and the list never changes.
          <li key={index}>
            <bdi>{itemName(item, say)}</bdi>{" "}
            <span>{say(`formBuilder.kind.${item.kind as "text"}`)}</span>
          </li>
        ))}
      </ol>
      {read.problems.length > 0 && (
        <section className="problem-summary" aria-labelledby="form-template-problems">
          <h2 id="form-template-problems">
            {say("formBuilder.templateProblems", { count: read.problems.length })}
          </h2>
          <ul>
            {read.problems.map(({ line, column, reason }) => (
              <li key={`${line}:${column} ${reason}`}>
                <b>{say("formBuilder.place", { line, column })}</b> {told(reason)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
