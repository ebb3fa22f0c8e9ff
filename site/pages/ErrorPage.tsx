import { useStyle } from "../server/render/useStyle.ts";
import { useLocale } from "../texts/LocaleContext.tsx";
import type { MessageKey } from "../texts/messages.ts";

export type ErrorPageProps = {
  readonly status: number;
  /** What happened and what to do, in plain words. */
  readonly sentence: string;
  /** Whether the sentence is in the page's language; else it is English. Default false. */
  readonly isTranslated?: boolean;
  /** By which the owner finds the request in the log. */
  readonly requestId: string;
};

const TITLES: Readonly<Record<number, MessageKey>> = {
  404: "error.notFound",
  405: "error.notAllowed",
  500: "error.failed",
  503: "error.busy",
};

/** What can be said without knowing more; other errors explain themselves. */
const TEXTS: Readonly<Record<number, MessageKey>> = {
  404: "error.notFoundText",
  500: "error.failedText",
};

/** The title of an error page, by its status. */
export function errorTitle(status: number): MessageKey {
  return TITLES[status] ?? "error.other";
}

/** An error that looks like the site, and says what a visitor can do. */
export function ErrorPage({ status, sentence, isTranslated, requestId }: ErrorPageProps) {
  useStyle("errors");
  const { say, link, language } = useLocale();
  const text = TEXTS[status] ?? (language === "en" ? undefined : "error.otherText");
  return (
    <article className="error-page">
      <p className="error-status" aria-hidden="true">
        {status}
      </p>
      <h1>{say(errorTitle(status))}</h1>
      <p className="lead">{text && !isTranslated ? say(text) : sentence}</p>
      <p className="error-ways">
        <a className="button" href={link("/")}>
          {say("error.home")}
        </a>
        <a className="button" data-look="quiet" href={link("/search")}>
          {say("site.search")}
        </a>
      </p>
      {status >= 500 && (
        <p className="note">
          {say("error.requestId")} <code>{requestId}</code>
        </p>
      )}
    </article>
  );
}
