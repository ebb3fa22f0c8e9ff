import { describe, expect, onTestFinished, test } from "vitest";
import { cdp } from "vitest/browser";
import { fetchDocument } from "./fetchDocument.ts";
import { request } from "./http.ts";
import { HttpError } from "./httpError.ts";

/** The address of a page with this text. */
function serve(text: string, type = "text/html"): string {
  const address = URL.createObjectURL(new Blob([text], { type }));
  onTestFinished(() => URL.revokeObjectURL(address));
  return address;
}

async function failure(promise: Promise<unknown>): Promise<HttpError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof HttpError) return error;
  throw new Error(`expected an HttpError, got ${String(error)}`);
}

/** Holds requests to this path back for the rest of the test, as a server does that hangs. */
async function hold(path: string): Promise<void> {
  await cdp().send("Fetch.enable", { patterns: [{ urlPattern: `*${path}*` }] });
  onTestFinished(async () => void (await cdp().send("Fetch.disable")));
}

describe("A fetched page", () => {
  test("is a document that is shown nowhere, and its addresses resolve against its own.", async () => {
    const address = serve("<title>Next</title><ul><li id=a>1</ul><a href='#b'>more</a>");
    const next = await fetchDocument(address);
    expect(next.title).toBe("Next");
    expect(next.defaultView).toBeNull();
    expect(next.querySelector("a")?.href).toBe(`${address}#b`);
    const item = next.querySelector("li");
    if (item) document.body.append(item);
    expect(document.querySelector("body > li#a")?.textContent).toBe("1");
    item?.remove();
  });

  test("brings no script with it, while its JSON blocks stay.", async () => {
    const flag = "vitrineScriptRan";
    const text = `<p id=p><script>window.${flag} = 1</script><script type=module>window.${flag} = 2</script>
      <svg><script>window.${flag} = 3</script></svg>
      <script type="application/json">{"a":1}</script><script type="application/ld+json">{}</script>`;
    const page = await fetchDocument(serve(text));
    const body = document.adoptNode(page.body);
    const host = document.createElement("div");
    host.append(...body.childNodes);
    document.body.append(host);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(flag in window).toBe(false);
    expect([...host.querySelectorAll("script")].map((script) => script.type)).toEqual([
      "application/json",
      "application/ld+json",
    ]);
    host.remove();
  });
});

test("It comes clean, also where its fields are called as what a form has of itself.", async () => {
  const page = await fetchDocument(
    serve(`<base href="/there/"><meta http-equiv="refresh" content="0;url=/away">
      <form action="javascript:a()"><input name="attributes"><button onclick="b()">b</button></form>`),
  );
  expect(page.head.innerHTML.trim()).toBe('<base href="/there/">');
  expect(page.querySelector("[action],[onclick]")).toBeNull();
});

describe("It fails", () => {
  test("as invalid where the answer is no page.", async () => {
    const error = await failure(fetchDocument(serve('{"a":1}', "application/json")));
    expect(error).toMatchObject({ kind: "invalid_document", status: 200 });
  });

  test("by status where the server says so.", async () => {
    const address = new URL("/library/src/browser/none-such.css", location.href);
    expect(await failure(fetchDocument(address))).toMatchObject({ kind: "status", status: 404 });
  });

  test("as offline where nothing can be reached, or may be.", async () => {
    for (const url of ["http://127.0.0.1:1/", "http://[", "data-x://y"]) {
      expect(await failure(fetchDocument(url)), url).toMatchObject({ kind: "offline", status: 0 });
    }
  });

  test("by timeout where the server hangs.", async () => {
    await hold("/held-timeout");
    const start = performance.now();
    const error = await failure(fetchDocument("/held-timeout", { timeout: 80 }));
    expect(error.kind).toBe("timeout");
    expect(performance.now() - start).toBeGreaterThan(70);
  });

  test("as aborted where the caller ends it, before or meanwhile.", async () => {
    await hold("/held-abort");
    const ended = fetchDocument("/held-abort", { signal: AbortSignal.abort() });
    expect((await failure(ended)).kind).toBe("aborted");
    const controller = new AbortController();
    const running = failure(fetchDocument("/held-abort", { signal: controller.signal }));
    setTimeout(() => controller.abort(), 20);
    expect((await running).kind).toBe("aborted");
  });
});

describe("A request in the browser", () => {
  test("brings JSON, and fails by timeout, abort and offline as elsewhere.", async () => {
    const parse = (data: unknown) => (data as { name: string }).name;
    expect(await request("/package.json", { parse })).toBe("vitrine-workspace");
    await hold("/held-request");
    expect((await failure(request("/held-request", { timeout: 60 }))).kind).toBe("timeout");
    const signal = AbortSignal.timeout(30);
    expect((await failure(request("/held-request", { signal }))).kind).toBe("aborted");
    expect((await failure(request("http://127.0.0.1:1/"))).kind).toBe("offline");
  });
});
