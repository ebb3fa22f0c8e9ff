import { expect, test, vi } from "vitest";
import type { Database } from "../../store/Store.ts";
import { createAccounts } from "./createAccounts.ts";

const load = vi.hoisted(() => vi.fn());

vi.mock("./createAuth.ts", () => ({
  createAuth: (options: unknown) => load(options),
}));

/** A database that must not be asked. */
const db = new Proxy({} as Database, {
  get(_target, name) {
    throw new Error(`The database was asked to ${String(name)}.`);
  },
});

test("The sign-in library is loaded by the first visitor with our cookie, and no sooner", async () => {
  const accounts = createAccounts({ db, secret: "s".repeat(43), origin: undefined });
  for (const cookie of [undefined, "", "theme=dark", "vitrine_sessions=1"]) {
    expect(await accounts.findSignedIn(cookie)).toBeUndefined();
  }
  expect(load).not.toHaveBeenCalled();

  load.mockImplementationOnce(() => {
    throw new Error("no memory");
  });
  const cookie = "account_vitrine_session=x";
  await expect(accounts.findSignedIn(cookie)).rejects.toThrow("no memory");

  // A load that failed is tried again; one that succeeded is kept.
  load.mockReturnValue({ api: { getSession: async () => null } });
  expect(await accounts.findSignedIn(cookie)).toBeUndefined();
  expect(await accounts.findSignedIn(cookie)).toBeUndefined();
  expect(load).toHaveBeenCalledTimes(2);
});
