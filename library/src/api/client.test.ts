import { describe, expect, test } from "vitest";
import type { ClientOptions } from "./createClient.ts";
import {
  ApiError,
  createClient,
  getDocument,
  getMenus,
  getSite,
  imageOf,
  listDocuments,
  listProducts,
  withMediaAddresses,
} from "./index.ts";

const ORIGIN = "https://shop.example";

const SITE = {
  title: "Halftone",
  tagline: "",
  language: "en",
  languages: ["en"],
  currency: "EUR",
  minor_unit: 100,
};

type Fake = (address: URL, init: RequestInit) => Response | Promise<Response>;

/** A client of a site that answers so; and what it was asked. */
function clientOf(answer: Fake, options: Partial<ClientOptions> = {}) {
  const asked: { readonly address: string; readonly init: RequestInit }[] = [];
  const fetch: typeof globalThis.fetch = async (address, init = {}) => {
    asked.push({ address: String(address), init });
    return answer(new URL(String(address)), init);
  };
  return { client: createClient({ origin: ORIGIN, fetch, ...options }), asked };
}

const saying = (body: unknown, status = 200) => clientOf(() => Response.json(body, { status }));

async function failure(work: Promise<unknown>): Promise<ApiError> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return error;
  throw new Error(`expected an ApiError, got ${String(error)}`);
}

describe("A client", () => {
  test("asks its site alone, for JSON, without cookies", async () => {
    const { client, asked } = saying(SITE);
    expect(await getSite(client, { lang: "de" })).toEqual(SITE);
    expect(asked[0]?.address).toBe(`${ORIGIN}/api/v1/site?lang=de`);
    expect(asked[0]?.init).toMatchObject({
      credentials: "omit",
      headers: { accept: "application/json" },
    });
  });

  test("sends lists as several of one name, whole text escaped, and nothing that was left out", async () => {
    const { client, asked } = saying({ error: { message: "No.", code: "missing" } }, 404);
    await failure(listProducts(client, { facet: ["ink:blue", "paper:a&b=c"], in_stock: true }));
    expect(asked[0]?.address).toBe(
      `${ORIGIN}/api/v1/products?facet=ink%3Ablue&facet=paper%3Aa%26b%3Dc&in_stock=true`,
    );
    expect(await getDocument(client, { path: "/über uns?x#y" })).toBeUndefined();
    expect(asked[1]?.address).toBe(`${ORIGIN}/api/v1/document?path=%2F%C3%BCber+uns%3Fx%23y`);
  });

  test("takes an origin with a path and asks at its root", () => {
    expect(createClient({ origin: "https://shop.example/de/?a=1" }).origin).toBe(ORIGIN);
    expect(() => createClient({ origin: "shop.example" })).toThrow(TypeError);
  });

  test("keeps what it does not know yet out of what it hands on", async () => {
    const { client } = saying({ ...SITE, from_tomorrow: 1 });
    expect(await getSite(client)).toEqual(SITE);
  });
});

describe("What goes wrong is an ApiError", () => {
  test.each([
    ["no JSON", () => new Response("<h1>It works!</h1>")],
    ["nothing", () => new Response(null, { status: 204 })],
    ["other JSON", () => Response.json({ title: 7 })],
    ["a list", () => Response.json([SITE])],
    ["JSON that is cut off", () => new Response('{"title":"Half')],
  ])("“wire” for %s", async (_what, answer) => {
    const error = await failure(getSite(clientOf(answer).client));
    expect(error).toMatchObject({ code: "wire", name: "ApiError" });
    expect(error.message).toContain(ORIGIN);
  });

  test("in the site's own words, where it has some", async () => {
    const refused = { error: { status: 400, code: "invalid", message: "“kind” must be said." } };
    const { client } = saying(refused, 400);
    expect(await failure(getMenus(client))).toMatchObject({
      status: 400,
      code: "invalid",
      message: "“kind” must be said.",
    });
    const down = clientOf(() => new Response("<b>Bad Gateway: 10.0.0.7</b>", { status: 502 }));
    const error = await failure(getSite(down.client));
    expect([error.status, error.code, error.message]).toEqual([
      502,
      "wire",
      "vitrine: the site answered 502.",
    ]);
  });

  test("and a page that is missing is none, unless it was the address", async () => {
    const { client } = saying({ error: { message: "No.", code: "address" } }, 404);
    expect((await failure(getDocument(client, { path: "/" }))).status).toBe(404);
  });

  test("“offline”, “timeout” or “aborted” without an answer", async () => {
    const lost = clientOf(() => Promise.reject(new TypeError("fetch failed")));
    expect(await failure(getSite(lost.client))).toMatchObject({ code: "offline", status: 0 });
    const silent: Fake = (_address, { signal }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener("abort", () => reject(signal.reason));
      });
    const late = clientOf(silent, { timeout: 20 });
    expect((await failure(getSite(late.client))).code).toBe("timeout");
    const controller = new AbortController();
    const reading = failure(
      listDocuments(clientOf(silent).client, { kind: "post" }, { signal: controller.signal }),
    );
    controller.abort();
    expect((await reading).code).toBe("aborted");
  });
});

describe("On a page elsewhere", () => {
  const picture = {
    src: "/media/a b.jpg",
    srcset: "/media/160w/a%20b.jpg 160w, /media/320w/a%20b.jpg 320w",
    width: 320,
    height: 200,
    alt: "The sea",
    focal: null,
    colour: null,
  };

  test("a picture has whole addresses", () => {
    expect(imageOf({ origin: ORIGIN }, picture)).toEqual({
      src: `${ORIGIN}/media/a%20b.jpg`,
      srcSet: `${ORIGIN}/media/160w/a%20b.jpg 160w, ${ORIGIN}/media/320w/a%20b.jpg 320w`,
      width: 320,
      height: 200,
      alt: "The sea",
    });
    expect(imageOf({ origin: ORIGIN }, { ...picture, srcset: "" }).srcSet).toBeUndefined();
  });

  test("so has what a document's HTML shows, and all else in it stays", () => {
    const html = `<img src="/media/a.jpg" srcSet="/media/160w/a.jpg 160w, /media/320w/a.jpg 320w"><a href="/about">/media/ "x"</a><video poster="/media/p.jpg"></video><a href="/media/a.pdf">`;
    const whole = withMediaAddresses({ origin: ORIGIN }, html);
    expect(whole).toBe(
      `<img src="${ORIGIN}/media/a.jpg" srcSet="${ORIGIN}/media/160w/a.jpg 160w, ${ORIGIN}/media/320w/a.jpg 320w"><a href="/about">/media/ "x"</a><video poster="${ORIGIN}/media/p.jpg"></video><a href="${ORIGIN}/media/a.pdf">`,
    );
    expect(withMediaAddresses({ origin: ORIGIN }, whole)).toBe(whole);
  });
});
