import type * as v from "valibot";
import type { formMade } from "../../../content/admin/formWire.ts";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { Button } from "../../controls/Button.tsx";

export type LostInTemplateProps = {
  readonly title: string;
  readonly made: v.InferOutput<typeof formMade>;
  readonly onGo: () => void;
};

/** What of a template did not come along as it was meant, by line and column; then on to the form. */
export function LostInTemplate({ title, made: { problems }, onGo }: LostInTemplateProps) {
  const { say, told } = useAdminLocale();
  return (
    <div className="small-form">
      <p role="status">{say("forms.lost", { title, count: problems.length })}</p>
      <ul className="template-problems">
        {problems.map(({ line, column, reason }) => (
          <li key={`${line} ${column} ${reason}`}>
            {say("forms.lostAt", { line, column, reason: told(reason) })}
          </li>
        ))}
      </ul>
      <div className="dialog-actions">
        <Button look="primary" onClick={onGo} autoFocus>
          {say("forms.goOn")}
        </Button>
      </div>
    </div>
  );
}
