import { Link } from "react-router";
import {
  type BriefDocument,
  OVERVIEW_API,
  type Overview as OverviewLists,
  overview,
} from "../../../content/admin/overviewWire.ts";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import type { AdminMessageKey } from "../../../texts/admin/messages.ts";
import { useAsked } from "../../api/useAsked.ts";
import { Time } from "../../controls/Time.tsx";
import { ErrorState } from "../../feedback/ErrorState.tsx";
import { Loading } from "../../feedback/Loading.tsx";
import { SetupNotice } from "../../notices/SetupNotice.tsx";
import { useSetupNotice } from "../../notices/useSetupNotice.ts";
import { useMe } from "../../session/MeContext.tsx";
import { ScreenHeader } from "../../shell/ScreenHeader.tsx";
import "./home.css";

/** The first screen: what to go on with, and what is begun most often. */
export function HomeScreen() {
  const { say } = useAdminLocale();
  const { user } = useMe();
  return (
    <>
      <ScreenHeader title={say("home.title", { name: user.name })} />
      <ul className="home-actions">
        {BEGUN.map((kind) => (
          <li key={kind}>
            <Link className="button" to={`/${kind}s?new`}>
              {say(`documents.new.${kind}`)}
            </Link>
          </li>
        ))}
      </ul>
      <Overview />
    </>
  );
}

const BEGUN = ["post", "page", "product"] as const;

/** Shown at once, so that nothing moves when one part comes after the other. */
function Overview() {
  const { data, error, refetch } = useAsked({ path: OVERVIEW_API, answer: overview });
  const notice = useSetupNotice();
  if (notice.isLoading || !(data || error)) return <Loading />;
  return (
    <>
      <SetupNotice />
      {data ? <BriefLists {...data} /> : <ErrorState error={error} onRetry={refetch} />}
    </>
  );
}

function BriefLists({ drafts, scheduled, changed }: OverviewLists) {
  return (
    <div className="home-lists">
      <div>
        <BriefList title="home.drafts" none="home.noDrafts" items={drafts} />
        <BriefList title="home.scheduled" none="home.noneScheduled" items={scheduled} />
      </div>
      <BriefList title="home.changed" none="home.noneChanged" items={changed} />
    </div>
  );
}

type BriefListProps = {
  readonly title: AdminMessageKey;
  /** Said where there is nothing. */
  readonly none: AdminMessageKey;
  readonly items: readonly BriefDocument[];
};

function BriefList({ title, none, items }: BriefListProps) {
  const { say } = useAdminLocale();
  return (
    <section>
      <h2>{say(title)}</h2>
      {items.length === 0 && <p>{say(none)}</p>}
      <ul>
        {items.map(({ id, kind, title: name, at }) => (
          <li key={id}>
            <Link to={`/documents/${id}`}>
              <bdi>{name || say("documents.untitled")}</bdi>
            </Link>
            <span>
              {say(`documents.${kind}`)} · <Time at={at} isRelative />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
