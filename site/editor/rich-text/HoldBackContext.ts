import { createContext } from "react";
import type { DocumentStore } from "../state/createDocumentStore.ts";

/**
 * Where a field that tells what is typed a moment later says how to be asked for it at once. Default nowhere:
 * it tells when it is left.
 */
export const HoldBackContext = createContext<DocumentStore["holdBack"]>(() => () => {});
