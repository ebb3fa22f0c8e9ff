import { Link, useLocation } from "react-router";
import { COUNTS_API, waitingCounts } from "../../content/admin/countsWire.ts";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { useAsked } from "../api/useAsked.ts";
import { Icon } from "../controls/Icon.tsx";
import { SCREEN_GROUPS, type Screen } from "../Screen.ts";
import { screens } from "../screens.ts";
import { useMe } from "../session/MeContext.tsx";
import "./navigation.css";

/** The screens that this person may open, by what they are about. */
export function Navigation() {
  const { say } = useAdminLocale();
  const shown = useShownScreens();
  const first = shown.filter(({ path }) => path === "/");
  return (
    <div className="navigation">
      <ScreenLinks screens={first} />
      {SCREEN_GROUPS.map((group) => {
        const inside = shown.filter((screen) => screen.group === group);
        if (inside.length === 0) return null;
        return (
          <section key={group}>
            <h2>{say(`shell.group.${group}`)}</h2>
            <ScreenLinks screens={inside} />
          </section>
        );
      })}
    </div>
  );
}

/** Those of the navigation that this person may open. */
export function useShownScreens(): readonly Screen[] {
  const { user } = useMe();
  return screens.filter(
    ({ group, path, role }) =>
      (group !== undefined || path === "/") && (role === undefined || user.role === role),
  );
}

/** The path of the screen that is open, or of the one it belongs to: the longest that the address begins with. */
function useOpenPath(): string | undefined {
  const { pathname } = useLocation();
  const around = screens.filter(
    ({ group, path }) => group && (pathname === path || pathname.startsWith(`${path}/`)),
  );
  const [longest] = around.sort((one, other) => other.path.length - one.path.length);
  return longest?.path ?? (pathname === "/" ? "/" : undefined);
}

function ScreenLinks({ screens }: { readonly screens: readonly Screen[] }) {
  const { say } = useAdminLocale();
  const open = useOpenPath();
  return (
    <ul>
      {screens.map(({ path, title, icon, waiting }) => (
        <li key={path}>
          <Link to={path} aria-current={path === open ? "page" : undefined}>
            {icon && <Icon name={icon} />}
            {say(title)}
            {waiting && <Waiting what={waiting} />}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** How often it is asked what waits, in milliseconds. */
const COUNTS_MS = 60_000;

function Waiting({ what }: { readonly what: NonNullable<Screen["waiting"]> }) {
  const { say } = useAdminLocale();
  const { data } = useAsked({ path: COUNTS_API, answer: waitingCounts }, { every: COUNTS_MS });
  const count = data?.[what] ?? 0;
  if (count === 0) return null;
  return <span className="waiting">{say(`shell.waiting.${what}`, { count })}</span>;
}
