import { type ReactNode, useEffect, useId, useRef } from "react";
import { startOnce } from "../browser/startOnce.ts";
import { createNotice, type NoticeOptions } from "./createNotice.ts";
import { noticeLabelDefaults } from "./noticeLabels.ts";

export type NoticeProps = NoticeOptions & {
  readonly title: string;
  /** How many levels of headings stand above it. Default 2. */
  readonly level?: 2 | 3;
  /** Whether it is folded at first. Default false. */
  readonly isFolded?: boolean;
  /** What it says, below its title. */
  readonly children: ReactNode;
};

/** A notice that can be folded, and hidden for good; the server keeps both. */
export function Notice({ title, level = 2, isFolded = false, children, ...options }: NoticeProps) {
  const ref = useRef<HTMLElement>(null);
  const latest = useRef(options);
  const id = useId();
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    return startOnce(element, "notice", () =>
      createNotice(element, {
        ...latest.current,
        focusNext: () => latest.current.focusNext?.(),
        onHidden: () => latest.current.onHidden?.(),
      }),
    );
  }, []);
  const labels = { ...noticeLabelDefaults, ...options.labels };
  const Heading = `h${level}` as const;
  return (
    <section
      ref={ref}
      className={`usm-widget${isFolded ? " usm-widget--open" : ""}`}
      aria-labelledby={`${id}title`}
    >
      <Heading id={`${id}title`} className="usm-widget__title">
        {title}
      </Heading>
      <button
        type="button"
        className="usm-widget__toggle-btn"
        aria-expanded={!isFolded}
        aria-controls={`${id}body`}
        aria-label={labels.toggle}
      />
      <div id={`${id}body`} className="usm-widget__body">
        {children}
        <button type="button" className="usm-widget__footer-text-link">
          {labels.hide}
        </button>
      </div>
    </section>
  );
}
