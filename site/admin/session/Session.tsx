import { DirectionProvider } from "@base-ui/react/direction-provider";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { ADMIN_API, type Me, me as meSchema } from "../../content/admin/sessionWire.ts";
import { AdminLocaleContext } from "../../texts/admin/AdminLocaleContext.tsx";
import { createAdminLocale } from "../../texts/admin/createAdminLocale.ts";
import { loadCatalogue } from "../../texts/admin/loadCatalogue.ts";
import { ApiContext } from "../api/ApiContext.tsx";
import { type Api, createApi } from "../api/createApi.ts";
import { ConfirmProvider } from "../feedback/Confirm.tsx";
import { ErrorState } from "../feedback/ErrorState.tsx";
import { Loading } from "../feedback/Loading.tsx";
import { MeContext } from "./MeContext.tsx";
import { SignInDialog } from "./SignInDialog.tsx";
import { waitForSignIn } from "./waitForSignIn.ts";

/**
 * Who is there, how to speak to them, and the way to the server. Where the session ends in the middle of
 * something, a dialog asks to sign in again, and what was under way goes on.
 */
export function Session({ children }: { readonly children: ReactNode }) {
  const [isWaiting, setWaiting] = useState(false);
  const [signIn] = useState(() => waitForSignIn(setWaiting));
  const [api] = useState(() =>
    createApi({ fetch: (...request) => fetch(...request), signInAgain: signIn.wait }),
  );
  const asked = useQuery({ queryKey: [ME_PATH], queryFn: () => askMe(api), staleTime: Infinity });
  if (asked.data === undefined) {
    return asked.isError ? (
      <ErrorState error={asked.error} onRetry={() => asked.refetch()} />
    ) : (
      <Loading />
    );
  }
  const { me, catalogue } = asked.data;
  return (
    <ApiContext value={api}>
      <MeContext value={me}>
        <Speaking me={me} catalogue={catalogue} now={api.now}>
          <ConfirmProvider>
            {children}
            {isWaiting && <SignInDialog me={me} onDone={signIn.done} onLeave={signIn.giveUp} />}
          </ConfirmProvider>
        </Speaking>
      </MeContext>
    </ApiContext>
  );
}

/** Where it is asked who is there. */
export const ME_PATH = `${ADMIN_API}/me`;

type Known = { readonly me: Me; readonly catalogue: Awaited<ReturnType<typeof loadCatalogue>> };

async function askMe(api: Api): Promise<Known> {
  const me = await api.ask({ path: ME_PATH, answer: meSchema });
  api.setMe(me);
  return { me, catalogue: await loadCatalogue(me.user.language) };
}

type SpeakingProps = Known & { readonly now: Api["now"]; readonly children: ReactNode };

function Speaking({ me, catalogue, now, children }: SpeakingProps) {
  const { currency } = me.site;
  const locale = useMemo(
    () => createAdminLocale({ ...catalogue, currency, now }),
    [catalogue, currency, now],
  );
  useEffect(() => {
    document.documentElement.lang = locale.language;
    document.documentElement.dir = locale.direction;
  }, [locale]);
  return (
    <DirectionProvider direction={locale.direction}>
      <AdminLocaleContext value={locale}>{children}</AdminLocaleContext>
    </DirectionProvider>
  );
}
