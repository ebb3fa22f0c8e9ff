import { ACCOUNT_API, ownAccount } from "../../../content/admin/accountWire.ts";
import { useAdminLocale } from "../../../texts/admin/AdminLocaleContext.tsx";
import { useAsked } from "../../api/useAsked.ts";
import { ErrorState } from "../../feedback/ErrorState.tsx";
import { Loading } from "../../feedback/Loading.tsx";
import { ScreenHeader } from "../../shell/ScreenHeader.tsx";
import { AboutForm } from "./AboutForm.tsx";
import { PasswordForm } from "./PasswordForm.tsx";
import { Sessions } from "./Sessions.tsx";
import "./account.css";

/** One's own account: what it says, its password, and where one is signed in. */
export function AccountScreen() {
  const { say } = useAdminLocale();
  const { data, error, refetch } = useAsked({ path: ACCOUNT_API, answer: ownAccount });
  return (
    <>
      <ScreenHeader title={say("account.title")} />
      {data ? (
        <div className="account">
          <AboutForm account={data} />
          <PasswordForm email={data.email} />
          <Sessions />
        </div>
      ) : error ? (
        <ErrorState error={error} onRetry={() => refetch()} />
      ) : (
        <Loading />
      )}
    </>
  );
}
