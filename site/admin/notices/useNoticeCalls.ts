import { useMemo } from "react";
import { type Ajax, readContext } from "vitrine/contexts";
import { FOLD_ACTION, NONCE_FIELD } from "vitrine/notices";
import { useApi } from "../api/ApiContext.tsx";

export type NoticeCalls = {
  readonly ajax: Ajax;
  /** Brings a notice back that was folded or hidden. */
  readonly showAgain: () => Promise<unknown>;
};

/**
 * The page's own helper for what is asked by `action`. It gets its nonce as all else here does: where the
 * session has ended, somebody signs in first, and the call goes on.
 */
export function useNoticeCalls(): NoticeCalls {
  const api = useApi();
  return useMemo(() => {
    const { ajax } = readContext(document, { renewNonce: api.renewNonce });
    return {
      ajax,
      showAgain: () => ajax(FOLD_ACTION, { status: "show" }, { nonceField: NONCE_FIELD }),
    };
  }, [api]);
}
