import { createContext, useContext } from "react";
import type { Me } from "../../content/admin/sessionWire.ts";

/** Who is signed in; see useMe. */
export const MeContext = createContext<Me | undefined>(undefined);

/** Who is signed in, and the site they work on. @throws outside a session */
export function useMe(): Me {
  const me = useContext(MeContext);
  if (!me) throw new Error("vitrine: useMe() is used outside <Session>. Put the component inside.");
  return me;
}
