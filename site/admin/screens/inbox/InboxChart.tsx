import { useId, useState } from "react";
import {
  CHART_SPANS,
  type ChartSpan,
  SUBMISSIONS_API,
  type SubmissionDays,
  submissionDays,
} from "../../../content/admin/submissionWire.ts";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { useAsked } from "../../api/useAsked.ts";
import { ErrorState } from "../../feedback/ErrorState.tsx";

const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

type InboxChartProps = {
  /** The number of the form that the list is narrowed to. */
  readonly form: string | undefined;
};

/** How many messages came on each day, as bars and as a table; folded at first where there is little room. */
export function InboxChart({ form }: InboxChartProps) {
  const { say } = useAdminLocale();
  const [isOpen, setOpen] = useState(() => matchMedia("(width >= 48rem)").matches);
  return (
    <details
      className="inbox-chart"
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{say("inbox.chart")}</summary>
      {isOpen && <Chart form={form} />}
    </details>
  );
}

function Chart({ form }: InboxChartProps) {
  const { say } = useAdminLocale();
  const id = useId();
  const [days, setDays] = useState<ChartSpan>("30");
  const query = { days, zone: ZONE, ...(form && { form }) };
  const path = `${SUBMISSIONS_API}/days`;
  const { data, error, refetch } = useAsked(
    { path, query, answer: submissionDays },
    { keeps: true },
  );
  const span = (text: string) => CHART_SPANS.find((one) => one === text) ?? "30";
  return (
    <>
      <div className="inbox-span">
        <label htmlFor={id}>{say("inbox.chartSpan")}</label>
        <select id={id} value={days} onChange={({ target }) => setDays(span(target.value))}>
          {CHART_SPANS.map((one) => (
            <option key={one} value={one}>
              {say(`inbox.chartSpan.${one}`)}
            </option>
          ))}
        </select>
      </div>
      {data && <Days items={data.items} />}
      {!data && error && <ErrorState error={error} onRetry={() => refetch()} />}
      {!data && !error && <div className="inbox-bars" aria-hidden="true" />}
    </>
  );
}

function Days({ items }: SubmissionDays) {
  const { say, date, number } = useAdminLocale();
  const most = Math.max(0, ...items.map(({ count }) => count));
  const sum = items.reduce((all, { count }) => all + count, 0);
  const [first, last] = [items[0]?.day ?? "", items.at(-1)?.day ?? ""];
  // At noon it is the same day everywhere where the reader may be.
  const dayText = (day: string) => date(new Date(`${day}T12:00:00`));
  return (
    <>
      <svg
        className="inbox-bars"
        viewBox={`0 0 ${items.length * BAR} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {items.map(({ day, count }, index) => {
          const height = most === 0 ? 0 : (count / most) * HEIGHT;
          return (
            <rect key={day} x={index * BAR + 1} y={HEIGHT - height} width={BAR - 2} height={height}>
              <title>{`${dayText(day)}: ${number(count)}`}</title>
            </rect>
          );
        })}
      </svg>
      <p className="inbox-soft">
        {say("inbox.chartSum", {
          count: sum,
          ...{ from: dayText(first), to: dayText(last), most: number(most) },
        })}
      </p>
      <details>
        <summary>{say("inbox.chartTable")}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled must be so by keys. */}
        <section className="inbox-days" tabIndex={0} aria-label={say("inbox.chartTable")}>
          <table>
            <thead>
              <tr>
                <th scope="col">{say("inbox.chartDay")}</th>
                <th scope="col">{say("inbox.chartCount")}</th>
              </tr>
            </thead>
            <tbody>
              {items.toReversed().map(({ day, count }) => (
                <tr key={day}>
                  <th scope="row">{dayText(day)}</th>
                  <td>{number(count)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </>
  );
}

/** Of the drawing, in units of its own: it is stretched to the room that there is. */
const BAR = 10;
const HEIGHT = 100;
