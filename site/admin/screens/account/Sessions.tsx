import { useId, useRef } from "react";
import {
  ACCOUNT_API,
  endedSessions,
  type Session,
  sessionList,
} from "../../../content/admin/accountWire.ts";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { useAsked } from "../../api/useAsked.ts";
import { useChange } from "../../api/useChange.ts";
import { Button } from "../../controls/Button.tsx";
import { ErrorState } from "../../feedback/ErrorState.tsx";
import { Loading } from "../../feedback/Loading.tsx";
import { tell } from "../../feedback/messages.ts";
import { useAttempt } from "../../feedback/useAttempt.ts";

const SESSIONS = `${ACCOUNT_API}/sessions`;

/** Where one is signed in, and the way to end it. */
export function Sessions() {
  const { say } = useAdminLocale();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch } = useAsked({ path: SESSIONS, answer: sessionList });
  // The button that was pressed goes with what it ended.
  const end = useEndSessions(() => heading.current?.focus());
  return (
    <section aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {say("account.sessions")}
      </h2>
      {error && !data && <ErrorState error={error} onRetry={() => refetch()} />}
      {!error && !data && <Loading />}
      {data && (
        <>
          <ul className="sessions">
            {data.items.map((session) => (
              <SessionItem
                key={session.id}
                session={session}
                onEnd={() => end(`${SESSIONS}/${session.id}`)}
              />
            ))}
          </ul>
          {data.items.length > 1 && (
            <Button icon="signOut" onClick={() => end(SESSIONS)}>
              {say("account.endOthers")}
            </Button>
          )}
        </>
      )}
    </section>
  );
}

type SessionItemProps = { readonly session: Session; readonly onEnd: () => void };

function SessionItem({ session, onEnd }: SessionItemProps) {
  const { say, ago, dateTime } = useAdminLocale();
  const browser = useBrowserName(session);
  const { is_current, began_at, last_used_at } = session;
  const date = dateTime(new Date(began_at));
  return (
    <li>
      <div>
        <b>{browser}</b> {is_current && <span>({say("account.thisOne")})</span>}
        <p>
          {say("account.began", { date })}
          {!is_current && ` · ${say("account.lastUsed", { ago: ago(new Date(last_used_at)) })}`}
        </p>
      </div>
      {!is_current && (
        <Button onClick={onEnd} aria-label={say("account.endOf", { browser, date })}>
          {say("account.end")}
        </Button>
      )}
    </li>
  );
}

function useBrowserName({ browser, system }: Session): string {
  const { say } = useAdminLocale();
  if (browser && system) return say("account.browserOn", { browser, system });
  return browser ?? system ?? say("account.someBrowser");
}

function useEndSessions(onEnded: () => void): (path: string) => Promise<void> {
  const { say } = useAdminLocale();
  const change = useChange();
  const attempt = useAttempt();
  return async (path) => {
    await attempt(async () => {
      const asked = { method: "DELETE", path, answer: endedSessions } as const;
      const { ended: count } = await change({ ...asked, changes: [SESSIONS] });
      tell({ text: say(count > 0 ? "account.ended" : "account.endedNowhere", { count }) });
    });
    onEnded();
  };
}
