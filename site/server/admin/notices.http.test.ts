import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { NOTICES_API, noticeSettings, setupNotice } from "../../content/admin/noticesWire.ts";
import { auditLog, rateLimits, settings } from "../../store/schema.ts";
import { readSetting } from "../../store/settings.ts";
import { describeEachStore } from "../../store/testing/describeEachStore.ts";
import { makeNonce } from "../nonce.ts";
import { AJAX_PATH } from "../routes/ajax.ts";
import type { Person } from "../testing/askAs.ts";
import { type MediaSite, startMediaSite } from "../testing/startMediaSite.ts";
import { SECRET } from "../testing/startVisitorSite.ts";

const HIDE = "sfsi_hide_admin_forum_notification";
const FOLD = "sfsi_default_hide_admin_notification";

describeEachStore("The notice of what is to be set up", ({ store }) => {
  let on: MediaSite;
  beforeAll(async () => {
    on = await startMediaSite(store().db);
  });
  afterAll(() => on.close());
  beforeEach(async () => {
    await store().db.delete(settings);
    await store().db.delete(auditLog);
    await store().db.delete(rateLimits);
  });

  type Sent = Readonly<Record<string, string>>;
  const send = ({ cookie, nonce }: Person, fields: Sent, headers: Sent = {}) =>
    on.site.post(
      AJAX_PATH,
      { nonce, ...fields },
      { cookie, accept: "application/json", ...headers },
    );
  const state = async () => (await readSetting(store().db, noticeSettings)).setup;
  const read = async ({ cookie }: Person) =>
    v.parse(setupNotice, await (await on.site.get(NOTICES_API, { cookie })).json());

  test("is hidden, folded and shown again for the whole site, by editors and owners, which is noted", async () => {
    for (const [person, fields, expected] of [
      [on.editor, { action: FOLD, status: "hide" }, "folded"],
      [on.owner, { action: HIDE }, "hidden"],
      [on.owner, { action: HIDE }, "hidden"],
      [on.owner, { action: FOLD, status: "show" }, "shown"],
    ] as const) {
      const answer = await send(person, fields);
      expect([answer.status, await answer.json()]).toEqual([200, { success: true }]);
      expect(answer.headers.get("cache-control")).toBe("private, no-store");
      expect((await read(on.editor)).state).toBe(expected);
    }
    const noted = await store().db.select().from(auditLog).orderBy(auditLog.id);
    expect(noted.map(({ userName, action }) => [userName, action])).toEqual([
      ["ada", "notice.fold"],
      ["eve", "notice.hide"],
      ["eve", "notice.show"],
    ]);
  });

  test("tells an owner what is done, and editors nothing", async () => {
    expect(await read(on.owner)).toEqual({
      state: "shown",
      steps: [
        { step: "name", is_done: true },
        { step: "address", is_done: false },
        { step: "mail", is_done: false },
        { step: "backup", is_done: null },
        { step: "database", is_done: false },
      ],
    });
    expect((await read(on.editor)).steps).toEqual([]);
    expect((await on.site.get(NOTICES_API)).status).toBe(401);
  });

  test("stays as it is for who may not, whose nonce is not their own, and who comes from elsewhere", async () => {
    const others = makeNonce({ secret: SECRET, session: "another" });
    const everyones = makeNonce({ secret: SECRET, session: "" });
    const signedIn = on.editor;
    const cases: [string, Person, Sent, number, string][] = [
      ["nobody", { cookie: "", nonce: everyones }, {}, 401, "signed-out"],
      [
        "a made-up session",
        { cookie: "vitrine_session=x.y", nonce: others },
        {},
        401,
        "signed-out",
      ],
      ["a visitor", on.visitor, {}, 403, "role"],
      ["no nonce", { ...signedIn, nonce: "" }, {}, 403, "nonce"],
      ["another's nonce", { ...signedIn, nonce: on.owner.nonce }, {}, 403, "nonce"],
      ["every visitor's nonce", { ...signedIn, nonce: everyones }, {}, 403, "nonce"],
    ];
    for (const action of [HIDE, FOLD]) {
      for (const [what, person, headers, status, code] of cases) {
        const answer = await send(person, { action, status: "hide" }, headers);
        expect([what, answer.status, (await answer.json()).error?.code]).toEqual([
          what,
          status,
          code,
        ]);
      }
      const foreign = { origin: "https://else.example", "sec-fetch-site": "cross-site" };
      expect((await send(signedIn, { action, status: "hide" }, foreign)).status).toBe(403);
    }
    expect(await state()).toBe("shown");
    expect(await store().db.select().from(auditLog)).toEqual([]);
  });

  test("takes no other status than hide and show", async () => {
    for (const status of ["", "HIDE", "shown", "<b>", "hide\0"]) {
      const answer = await send(on.owner, { action: FOLD, status });
      expect([answer.status, (await answer.json()).error.code]).toEqual([422, "invalid"]);
    }
    expect((await send(on.owner, { action: FOLD, "status[]": "hide" })).status).toBe(422);
    expect(await state()).toBe("shown");
  });

  test("takes the nonce in WordPress's field and in the header, too", async () => {
    const { cookie, nonce } = on.editor;
    const post = (fields: Sent, headers: Sent = {}) =>
      on.site.post(AJAX_PATH, { action: HIDE, ...fields }, { cookie, ...headers });
    expect((await post({ _ajax_nonce: nonce })).status).toBe(200);
    expect((await post({}, { "x-wp-nonce": nonce })).status).toBe(200);
  });
});
