import { NOTICES_API, setupNotice } from "../../content/admin/noticesWire.ts";
import { useAsked } from "../api/useAsked.ts";
import { useMe } from "../session/MeContext.tsx";

/** What an owner has yet to set up; nothing is asked for editors. */
export function useSetupNotice() {
  const { user } = useMe();
  const request = { path: NOTICES_API, answer: setupNotice };
  return useAsked(request, { enabled: user.role === "owner" });
}
