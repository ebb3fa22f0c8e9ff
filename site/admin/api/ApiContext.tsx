import { createContext, useContext } from "react";
import type { Api } from "./createApi.ts";

/** The one way to the server; given by Session. */
export const ApiContext = createContext<Api | undefined>(undefined);

/** @throws outside a session */
export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api)
    throw new Error("vitrine: useApi() is used outside <Session>. Put the component inside.");
  return api;
}
