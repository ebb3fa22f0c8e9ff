import { describe, expect, test } from "vitest";
import { HttpError } from "../browser/httpError.ts";
import { contextKind } from "./contextKind.ts";
import { contextTextDefaults, contextTexts } from "./contextTexts.ts";
import { createAdminAjax, createPublicAjax } from "./createAjax.ts";
import { isExpiredNonce } from "./isExpiredNonce.ts";
import { contextOf, serverOf } from "./readContext.ts";

const PUBLIC = {
  ctPublic: { theRealPerson: { phrases: { trpHeading: "A real visitor" } } },
  ctPublicFunctions: {
    text__ee_got_it: "Fine",
    _ajax_nonce: "aaaaaaaaaa",
    _rest_nonce: "bbbbbbbbbb",
    _ajax_url: "/wp-admin/admin-ajax.php",
    data__ajax_type: "admin_ajax",
  },
};
const ADMIN = {
  ctAdminCommon: { text__ee_got_it: "Done", _ajax_nonce: "cccccccccc", _ajax_url: "/x/ajax.php" },
  ctTrpAdminLocalize: { phrases: { trpHeading: "A real colleague" } },
};

describe("The context of a page", () => {
  test.each([
    [{}, {}, "public"],
    [PUBLIC, {}, "public"],
    [{ ctAdminCommon: {} }, {}, "admin"],
    [{ ctTrpAdminLocalize: {} }, {}, "admin"],
    [{ ...PUBLIC, ...ADMIN }, {}, "admin"],
    [{}, { context: "admin" }, "admin"],
    [{}, { context: "owner" }, "public"],
    [{ ctAdminCommon: "hostile", ctTrpAdminLocalize: [] }, {}, "public"],
  ] as const)("is told by its objects %j and options %j: %s", (globals, own, kind) => {
    expect(contextKind(globals, own)).toBe(kind);
  });

  test("decides which set of texts is said [ED-025]", () => {
    const both = { ...PUBLIC, ...ADMIN };
    const visitor = contextOf("public", both).texts;
    const owner = contextOf("admin", both).texts;
    expect([visitor.got_it, visitor.trpHeading]).toEqual(["Fine", "A real visitor"]);
    expect([owner.got_it, owner.trpHeading]).toEqual(["Done", "A real colleague"]);
    // What neither says is English in both.
    expect([visitor.blocked, owner.blocked]).toEqual(["Blocked", "Blocked"]);
    expect(contextTexts("admin", { ctTrpAdminLocalize: { trpHeading: "Bare" } }).trpHeading).toBe(
      "Bare",
    );
    expect(contextTexts("public", { ctPublicFunctions: { text__ee_blocked: {} } })).toEqual(
      contextTextDefaults,
    );
  });

  test("decides which helper asks the server, and beside the texts nothing else [ED-026]", async () => {
    const asked = await catchRequests(async () => {
      for (const kind of ["public", "admin"] as const) {
        await contextOf(kind, { ...PUBLIC, ...ADMIN }).ajax("act", { a: 1 });
      }
    });
    expect(asked).toEqual([
      {
        url: "/wp-admin/admin-ajax.php",
        body: "a=1&action=act&_ajax_nonce=aaaaaaaaaa",
        nonce: null,
      },
      { url: "/x/ajax.php", body: "a=1&action=act&_ajax_nonce=cccccccccc", nonce: "cccccccccc" },
    ]);
    for (const kind of ["public", "admin"] as const) {
      expect(Object.keys(contextOf(kind, {})).sort()).toEqual(["ajax", "texts"]);
    }
    const same = { texts: contextTextDefaults, ajax: expect.any(Function) };
    expect([contextOf("public", {}), contextOf("admin", {})]).toEqual([same, same]);
  });

  test("finds its server where the page says, with the nonce of its kind", () => {
    const { ctPublicFunctions } = PUBLIC;
    const rest = { ctPublicFunctions: { ...ctPublicFunctions, data__ajax_type: "rest" } };
    const fresh = { ctPublicFunctions: { ...ctPublicFunctions, _fresh_nonce: "dddddddddd" } };
    expect(serverOf("public", rest).nonce).toBe("bbbbbbbbbb");
    expect(serverOf("public", fresh).nonce).toBe("dddddddddd");
    expect(serverOf("public", {})).toEqual({ address: "/wp-admin/admin-ajax.php" });
    expect(serverOf("admin", { ajaxurl: "/blog/ajax" })).toEqual({ address: "/blog/ajax" });
  });
});

describe("Visitors' helper", () => {
  test("sends no nonce where the page has none, and repeats nothing", async () => {
    const asked = await catchRequests(
      async () => {
        await expect(createPublicAjax({ address: "/a" })("act")).rejects.toMatchObject({
          status: 403,
        });
      },
      () => [403, "-1"],
    );
    expect(asked.map(({ body }) => body)).toEqual(["action=act"]);
  });
});

describe("The helper of those who run a site", () => {
  test("asks for a nonce first where the page has none, once for all calls", async () => {
    let renewals = 0;
    const ajax = createAdminAjax({
      address: "/a",
      renewNonce: async () => `n${++renewals}`,
    });
    const asked = await catchRequests(() => Promise.all([ajax("one"), ajax("two")]));
    expect(renewals).toBe(1);
    expect(asked.map(({ body }) => body).sort()).toEqual([
      "action=one&_ajax_nonce=n1",
      "action=two&_ajax_nonce=n1",
    ]);
  });

  test("fetches one fresh nonce for one that has expired, and repeats each call once", async () => {
    let renewals = 0;
    const ajax = createAdminAjax({
      address: "/a",
      nonce: "old",
      renewNonce: async () => `new${++renewals}`,
    });
    const asked = await catchRequests(
      () => Promise.all([ajax("one", {}, { nonceField: "nonce" }), ajax("two")]),
      (body) => (body.includes("=old") ? [403, "-1"] : [200, "{}"]),
    );
    expect(renewals).toBe(1);
    expect(asked.map(({ body }) => body).sort()).toEqual([
      "action=one&nonce=new1",
      "action=one&nonce=old",
      "action=two&_ajax_nonce=new1",
      "action=two&_ajax_nonce=old",
    ]);
  });

  test("gives up where the fresh nonce is refused, too, and where there is none", async () => {
    const renewNonce = async () => "new";
    for (const [server, count] of [
      [{ address: "/a", nonce: "old", renewNonce }, 2],
      [{ address: "/a", nonce: "old" }, 1],
    ] as const) {
      const asked = await catchRequests(
        () => expect(createAdminAjax(server)("act")).rejects.toMatchObject({ status: 403 }),
        () => [403, "-1"],
      );
      expect(asked).toHaveLength(count);
    }
  });

  test("asks again with the next call where no nonce was to be had", async () => {
    const answers = [Promise.reject(new Error("offline")), Promise.resolve("n")];
    const ajax = createAdminAjax({
      address: "/a",
      renewNonce: () => answers.shift() ?? Promise.reject(new Error("too often")),
    });
    const asked = await catchRequests(async () => {
      await expect(ajax("one")).rejects.toThrow("offline");
      await ajax("two");
    });
    expect(asked.map(({ body }) => body)).toEqual(["action=two&_ajax_nonce=n"]);
  });

  test.each([
    [403, -1, true],
    [403, { code: "rest_cookie_invalid_nonce", data: { status: 403 } }, true],
    [403, { error: { code: "nonce" } }, true],
    [401, { error: { code: "signed-out" } }, true],
    [403, { error: { code: "role" } }, false],
    [403, { error: { code: "foreign" } }, false],
    [401, { data: { status: 401 } }, false],
    [200, -1, false],
    [403, undefined, false],
  ])("a %s that says %j may be repeated with a fresh nonce: %s", (status, data, isExpired) => {
    expect(isExpiredNonce(new HttpError("status", status, data))).toBe(isExpired);
    expect(isExpiredNonce(new Error("other"))).toBe(false);
  });
});

type Asked = { readonly url: string; readonly body: string; readonly nonce: string | null };

/** What is asked of `fetch` meanwhile, and answered in its place. */
async function catchRequests(
  work: () => Promise<unknown>,
  answer: (body: string) => readonly [status: number, text: string] = () => [200, "{}"],
): Promise<Asked[]> {
  const asked: Asked[] = [];
  const { fetch } = globalThis;
  globalThis.fetch = async (url, init) => {
    const body = String(init?.body);
    asked.push({ url: String(url), body, nonce: new Headers(init?.headers).get("x-wp-nonce") });
    const [status, text] = answer(body);
    return new Response(text, { status });
  };
  try {
    await work();
  } finally {
    globalThis.fetch = fetch;
  }
  return asked;
}
