import { useRef } from "react";
import { Outlet } from "react-router";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { usePasteLimit } from "../form/usePasteLimit.ts";
import { CommandMenu } from "./CommandMenu.tsx";
import { Navigation } from "./Navigation.tsx";
import { PersonMenu } from "./PersonMenu.tsx";
import { PhoneNavigation } from "./PhoneNavigation.tsx";
import { SiteName } from "./SiteName.tsx";
import { useAskedMoves } from "./useAskedMoves.ts";
import { useFocusOnNewScreen } from "./useFocusOnNewScreen.ts";
import "./shell.css";

/** What stands around every screen: the way to the others, to the site, and to one's account. */
export function Shell() {
  const { say } = useAdminLocale();
  const main = useRef<HTMLElement>(null);
  usePasteLimit();
  useAskedMoves();
  useFocusOnNewScreen(main);
  return (
    <div className="shell">
      <a className="skip" href="#main">
        {say("shell.skip")}
      </a>
      <header className="shell-bar">
        <PhoneNavigation />
        <SiteName />
        <CommandMenu />
        <PersonMenu />
      </header>
      <nav className="shell-navigation" aria-label={say("shell.navigation")}>
        <Navigation />
      </nav>
      <main id="main" ref={main} tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  );
}
