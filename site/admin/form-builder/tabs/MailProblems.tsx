import { MAILS } from "../../../content/contact-forms/FormHandling.ts";
import { problemsOfMail } from "../../../content/contact-forms/mail/problemsOfMail.ts";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { controlId } from "../../form/fieldIssues.ts";
import { useBuilder, useFormPart } from "../BuilderContext.ts";
import { writeForm } from "../core/FormState.ts";
import { useFormSay } from "../FormWordsContext.ts";

/** What of the mails will not be as it is meant, by line and column, each with the way to its text. They can be saved so. */
export function MailProblems() {
  const say = useFormSay();
  const { told } = useAdminLocale();
  const { issues } = useBuilder();
  const state = useFormPart((whole) => whole);
  const { definition, handling } = writeForm(state);
  const found = MAILS.flatMap((which) => {
    const template = handling[which];
    const problems = template ? problemsOfMail(template, { definition, handling }) : [];
    return problems.map((problem) => ({ ...problem, which }));
  });
  if (found.length === 0) return null;
  return (
    <section className="problem-summary mail-problems" aria-labelledby="form-mail-problems">
      <h2 id="form-mail-problems">{say("formBuilder.mailProblems", { count: found.length })}</h2>
      <ul>
        {found.map(({ which, text, line, column, reason }) => (
          <li key={`${which} ${text} ${line}:${column} ${reason}`}>
            <button
              type="button"
              onClick={() =>
                document.getElementById(controlId(issues, `handling.${which}.${text}`))?.focus()
              }
            >
              {say("formBuilder.mailPlace", {
                mail: say(`formBuilder.field.${which}`),
                text: say(`formBuilder.field.${text}`),
                line,
                column,
              })}
            </button>{" "}
            {told(reason)}
          </li>
        ))}
      </ul>
    </section>
  );
}
