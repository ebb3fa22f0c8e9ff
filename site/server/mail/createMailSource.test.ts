import { beforeEach, expect, test } from "vitest";
import { type MailSetting, mailSetting, passwordUse } from "../../content/mailSettings.ts";
import { settings } from "../../store/schema.ts";
import { writeSetting } from "../../store/settings.ts";
import { describeEachStore } from "../../store/testing/describeEachStore.ts";
import { sealText } from "../sealText.ts";
import { createMailSource } from "./createMailSource.ts";

const secret = "s".repeat(43);

describeEachStore("How mails are to be sent", ({ store }) => {
  const db = () => store().db;
  const source = createMailSource(undefined, secret);
  const server = { host: "mail.example.com", tls: "upgraded", user: "shop" } as const;
  const set = (setting: Partial<MailSetting>) =>
    writeSetting(db(), mailSetting, { tls: "from-start", ...setting });

  beforeEach(async () => {
    await db().delete(settings);
  });

  test("is not known while there is no server, or nobody whom they come from", async () => {
    expect(await source.read(db())).toBeUndefined();
    await set({ host: "mail.example.com" });
    expect(await source.read(db())).toBeUndefined();
  });

  test("is what the owner has set last, with the password and the usual port", async () => {
    const password = sealText("hunter2", { secret, boundTo: passwordUse(server) });
    await set({ ...server, password, senderAddress: "shop@example.com" });
    expect(await source.read(db())).toEqual({
      server: {
        host: "mail.example.com",
        port: 587,
        tls: "upgraded",
        account: { user: "shop", password: "hunter2" },
      },
      from: { name: "", address: "shop@example.com" },
    });
    await set({ host: "10.0.0.5", tls: "none", senderAddress: "shop@example.com" });
    const changed = await source.read(db());
    expect(changed?.server).toEqual({
      host: "10.0.0.5",
      port: 25,
      tls: "none",
      account: undefined,
    });
  });

  test("is not known where the password was written under another secret, or for another server", async () => {
    const boundTo = passwordUse(server);
    const setting = { ...server, senderAddress: "shop@example.com" };
    await set({ ...setting, password: sealText("x", { secret: "t".repeat(43), boundTo }) });
    expect(await source.read(db())).toBeUndefined();
    // As who could write in the database, and not read the secret.
    const password = sealText("x", { secret, boundTo });
    await set({ ...setting, host: "evil.example", password });
    expect(await source.read(db())).toBeUndefined();
  });

  test("is what the environment says, whatever is stored", async () => {
    const fixed = {
      server: { host: "relay", port: 25, tls: "none", account: undefined },
      from: { name: "Shop", address: "shop@shop.example" },
    } as const;
    await set({ ...server, senderAddress: "shop@example.com" });
    expect(await createMailSource(fixed, secret).read(db())).toBe(fixed);
  });
});
