import { type ReactNode, useEffect } from "react";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { useMe } from "../session/MeContext.tsx";
import "./screen-header.css";

export type ScreenHeaderProps = {
  /** Of the screen; also of the window. */
  readonly title: string;
  /** What the screen is for, or where one is. Default nothing. */
  readonly children?: ReactNode;
  /** Buttons, the chief one last. */
  readonly actions?: ReactNode;
};

/** The top of every screen. */
export function ScreenHeader({ title, children, actions }: ScreenHeaderProps) {
  const { say } = useAdminLocale();
  const { site } = useMe();
  useEffect(() => {
    document.title = say("shell.title", { screen: title, site: site.title });
  }, [title, site.title, say]);
  return (
    <header className="screen-header">
      <div>
        <h1>{title}</h1>
        {children}
      </div>
      {actions && <div className="screen-actions">{actions}</div>}
    </header>
  );
}
