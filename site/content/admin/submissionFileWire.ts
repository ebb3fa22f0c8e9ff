import { ADMIN_API } from "./sessionWire.ts";

/** Where files that came with forms are fetched, by their ids: GET …/files/:id. */
export const SUBMISSION_FILES_API = `${ADMIN_API}/submissions/files`;
