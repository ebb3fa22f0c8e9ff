import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { passwordLink } from "../../content/admin/peopleWire.ts";
import { takeJob } from "../../store/jobs/takeJob.ts";
import { describeEachStore } from "../../store/testing/describeEachStore.ts";
import { startVisitorSite, type VisitorSite } from "../testing/startVisitorSite.ts";
import { workOn } from "../testing/workOn.ts";

describeEachStore("An invitation, where mail goes out", ({ store }) => {
  let site: VisitorSite;

  beforeAll(async () => {
    const mail = { SMTP_URL: "smtp://127.0.0.1:1", MAIL_FROM: "shop@shop.example" };
    site = await startVisitorSite(store().db, mail);
  });
  afterAll(() => site.close());

  test("is mailed to whom it is for, in the transaction that makes it", async () => {
    const owner = await workOn(site, store().db, { name: "Ada", role: "owner" });
    const invite = (email: string) =>
      owner.ask("/api/admin/people", { body: { name: "Ivo", email, role: "editor" } });
    const told = v.parse(passwordLink, await (await invite("ivo@example.com")).json());
    expect(told.is_mailed).toBe(true);
    expect((await invite("ivo@example.com")).status).toBe(409);
    const { data } = (await takeJob(store().db, "mail")) ?? {};
    expect(data).toMatchObject({ to: "ivo@example.com", subject: "Your password for Test site" });
    expect(JSON.stringify(data)).toContain(told.link);
    expect(await takeJob(store().db, "mail")).toBeUndefined();
  });
});
