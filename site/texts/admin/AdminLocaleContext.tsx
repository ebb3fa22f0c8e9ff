import { createContext, useContext } from "react";
import { type AdminLocale, createAdminLocale } from "./createAdminLocale.ts";
import { en } from "./en.ts";

/** How the owner's screens speak; English until it is known who is there. */
export const AdminLocaleContext = createContext<AdminLocale>(
  createAdminLocale({ language: "en", catalogue: en, currency: "EUR" }),
);

export function useAdminLocale(): AdminLocale {
  return useContext(AdminLocaleContext);
}
