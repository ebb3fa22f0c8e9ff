import { useNavigate } from "react-router";
import { chooseTheme, readTheme, THEMES } from "vitrine/theme-switch";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { IconButton } from "../controls/IconButton.tsx";
import { MenuButton } from "../controls/MenuButton.tsx";
import { screens } from "../screens.ts";
import { useMe } from "../session/MeContext.tsx";
import { useSignOut } from "../session/useSignOut.ts";

/** What is one's own: the account, how the screens look, and the way out. */
export function PersonMenu() {
  const { say } = useAdminLocale();
  const { user } = useMe();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const chosen = readTheme(document.cookie);
  const account = screens.find(({ path }) => path === "/account");
  return (
    <MenuButton
      button={<IconButton icon="people" label={user.name} />}
      choices={[
        ...(account
          ? [
              {
                label: say("shell.account"),
                icon: "key",
                onChoose: () => navigate(account.path),
              } as const,
            ]
          : []),
        ...THEMES.map((theme) => ({
          label: `${say("shell.theme")}: ${say(`shell.theme.${theme}`)}`,
          isOn: theme === chosen,
          onChoose: () => chooseTheme(document, theme),
        })),
        { label: say("shell.signOut"), icon: "signOut", onChoose: signOut },
      ]}
    />
  );
}
