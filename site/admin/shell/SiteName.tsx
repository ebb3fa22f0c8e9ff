import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { Icon } from "../controls/Icon.tsx";
import { useMe } from "../session/MeContext.tsx";

/** The name of the site, which leads to it. */
export function SiteName() {
  const { say } = useAdminLocale();
  const { site } = useMe();
  return (
    <a className="site-name" href="/" title={say("shell.viewSite")}>
      <bdi>{site.title}</bdi>
      <Icon name="external" />
      <span className="visually-hidden">{say("shell.viewSite")}</span>
    </a>
  );
}
