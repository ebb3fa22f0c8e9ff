import { createContext } from "react";

/** The product that the address asks about, in words; undefined where it asks about none. */
export const AskedProductContext = createContext<string | undefined>(undefined);
