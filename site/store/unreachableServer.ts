import { StoreError } from "./StoreError.ts";

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: "nothing listens at that address",
  ENOTFOUND: "there is no host of that name",
  EAI_AGAIN: "the name of the host could not be looked up",
  CONNECT_TIMEOUT: "it did not answer in time",
  "28P01": "it refuses the user or the password",
  "28000": "it refuses this user",
  "3D000": "it has no database of that name",
  "53300": "it has no connection left",
  "57P03": "it is starting or stopping",
};

/** The error for a PostgreSQL server that cannot be used; holds no password. */
export function unreachableServer(url: string, cause: unknown): StoreError {
  const { host, pathname, password } = new URL(url);
  const { code, message } = cause as NodeJS.ErrnoException;
  const reason = (code !== undefined && REASONS[code]) || withoutPassword(message, password);
  return new StoreError(
    "unreachable",
    `The PostgreSQL server ${host || "on this machine"} (database ${pathname.slice(1) || "of the user"}) ` +
      `cannot be used: ${reason}. The site cannot start without its database. ` +
      "Check DATABASE_URL and that the server runs, then start again.",
  );
}

function withoutPassword(message: string, password: string): string {
  return password ? message.replaceAll(password, "…").replaceAll(decode(password), "…") : message;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The error for a DATABASE_URL that is no address. */
export function malformedUrl(): StoreError {
  return new StoreError(
    "unreachable",
    "DATABASE_URL is no address of a PostgreSQL server, so there is no database to open. " +
      "Write it as postgres://user:password@host:5432/name, special signs in the password as %xx, " +
      "or leave it out to use the embedded database.",
  );
}
