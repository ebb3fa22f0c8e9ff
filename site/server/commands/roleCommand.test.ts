import { beforeAll, describe, expect, test } from "vitest";
import { auditLog, users } from "../../store/schema.ts";
import { describeEachStore } from "../../store/testing/describeEachStore.ts";
import { setRole } from "../../store/users.ts";
import { type Accounts, createAccounts } from "../accounts/createAccounts.ts";
import { StartError } from "../StartError.ts";
import { readRole } from "./roleCommand.ts";

describe("The arguments of the command role", () => {
  test("are an address and a role", () => {
    expect(readRole(["Ada@example.com", "owner"])).toEqual({
      email: "Ada@example.com",
      role: "owner",
    });
  });

  test.each([
    [[]],
    [["ada@example.com"]],
    [["owner", "ada@example.com"]],
    [["ada@example.com", "root"]],
    [["ada", "owner"]],
    [["ada@example.com", "owner", "eve@example.com"]],
  ])("%j are refused by a sentence with an example", (args) => {
    expect(() => readRole(args)).toThrow(StartError);
    expect(() => readRole(args)).toThrow("npm run role -- ada@example.com owner");
  });
});

describeEachStore("A role", ({ store }) => {
  const ada = { name: "Ada", email: "ada@example.com", password: "correct horse" };
  let accounts: Accounts;
  let cookie: string;

  beforeAll(async () => {
    accounts = createAccounts({ db: store().db, secret: "s".repeat(43), origin: undefined });
    // What a visitor sends beside cannot make them more.
    await accounts.register({ ...ada, role: "owner" } as typeof ada);
    const [set = ""] = (await accounts.signIn(ada, { cookie: undefined }))?.cookies ?? [];
    cookie = set.split(";")[0] ?? "";
  });

  const roleNow = async () => (await accounts.findSignedIn(cookie))?.role;

  test("is a visitor's, until another is given, which holds at once", async () => {
    expect(await roleNow()).toBe("visitor");
    expect(await setRole(store().db, { email: "ADA@example.com", role: "owner" })).toBe(true);
    expect(await roleNow()).toBe("owner");
    await setRole(store().db, { email: ada.email, role: "visitor" });
    expect(await roleNow()).toBe("visitor");
    expect(await store().db.select().from(auditLog)).toMatchObject(
      ["owner", "visitor"].map((role) => ({
        userId: null,
        userName: "npm run role",
        action: "person.change-role",
        subjectName: "Ada",
        details: { role },
      })),
    );
  });

  test("cannot be given to an account that is not there", async () => {
    for (const email of ["eve@example.com", "", "\0", "%", "' or 1=1"]) {
      expect(await setRole(store().db, { email, role: "owner" })).toBe(false);
    }
  });

  test("is one of three", async () => {
    await expect(
      store()
        .db.update(users)
        .set({ role: "root" as "owner" }),
    ).rejects.toThrow();
  });
});
