export type ErrorPageProps = {
  readonly status: number;
  /** What happened and what to do, in plain words. */
  readonly sentence: string;
  /** By which the owner finds the request in the log. */
  readonly requestId: string;
};

const TITLES: Readonly<Record<number, string>> = {
  404: "This page is not here",
  405: "This cannot be done here",
  500: "Something went wrong",
  503: "Just a moment",
};

/** The title of an error page, by its status. */
export function errorTitle(status: number): string {
  return TITLES[status] ?? "This request cannot be answered";
}

/** An error that looks like the site, and says what a visitor can do. */
export function ErrorPage({ status, sentence, requestId }: ErrorPageProps) {
  return (
    <article className="document error-page">
      <header className="document-header">
        <p className="error-status">{status}</p>
        <h1>{errorTitle(status)}</h1>
      </header>
      <div className="document-body">
        <p>{sentence}</p>
        <p>
          <a className="button" href="/">
            To the home page
          </a>
        </p>
        {status >= 500 && (
          <p className="error-request">
            If you tell the site’s owner, please give this number: <code>{requestId}</code>
          </p>
        )}
      </div>
    </article>
  );
}
