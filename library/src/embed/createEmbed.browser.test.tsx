import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { type Capture, captureFetch } from "../../../tests/support/capture.ts";
import { expectCleanStop } from "../../../tests/support/expectCleanStop.ts";
import { takeConsole } from "../../../tests/support/failOnConsole.ts";
import { setConsent } from "../browser/consent.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { createEmbed } from "./createEmbed.ts";
import { Embed } from "./Embed.tsx";
import { readEmbedSettings } from "./embedAddress.ts";
import { embedDocument } from "./embedDocument.ts";
import "./embed.css";

let stop: Stop = () => {};
let place: HTMLElement;
/** What was told from inside the frames. */
let said: Said[] = [];
let requests: Capture;

type Said = Readonly<Record<"script" | "thread" | "origin", string>> & { readonly url?: string };

/** Runs after all that the frame's page has of its own: tells what it found there, and gets tall. */
const PROBE = `<script>
const page = {};
window.disqus_config?.call({ page });
const thread = document.querySelector(".fb-comments, #disqus_thread");
const script = document.querySelector("script[src]").src;
let origin = "reached";
try { void parent.document.body; } catch { origin = "shut"; }
parent.postMessage({ script, thread: thread.outerHTML, url: page.url, origin }, "*");
thread.style.height = "900px";
</script>`;

/** Nothing is asked of the services themselves: a capture does not see into such a frame. */
const ANSWER = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy":
    "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'",
};

beforeEach(async ({ task }) => {
  place = document.createElement("div");
  place.lang = "de";
  document.body.append(place);
  said = [];
  const hear = ({ data }: MessageEvent<Said>): void => {
    if (data.script) said.push(data);
  };
  addEventListener("message", hear);
  requests = await captureFetch(task, ({ url }) => {
    if (!url.pathname.startsWith("/embeds/")) return undefined;
    const settings = readEmbedSettings(url.pathname.slice(8), url.searchParams);
    return settings ? { headers: ANSWER, body: embedDocument(settings) + PROBE } : { status: 404 };
  });
  onTestFinished(async () => {
    removeEventListener("message", hear);
    await requests.stop();
  });
});

afterEach(() => {
  stop();
  place.remove();
  scrollTo(0, 0);
  localStorage.clear();
});

function comments(attributes: Readonly<Record<string, string>> = {}): HTMLElement {
  const element = document.createElement("div");
  element.className = "tve-fb-comments";
  for (const [name, value] of Object.entries({ "data-href": "", ...attributes })) {
    element.setAttribute(name, value);
  }
  place.append(element);
  return element;
}

function thread(shortname: string, url = ""): HTMLElement {
  const element = document.createElement("div");
  const inner = document.createElement("div");
  element.className = "thrv_disqus_comments";
  inner.id = "disqus_thread";
  inner.setAttribute("data-disqus_shortname", shortname);
  inner.setAttribute("data-disqus_url", url);
  element.append(inner);
  place.append(element);
  return element;
}

const frameOf = (element: HTMLElement) => element.querySelector("iframe");
const buttonOf = (element: HTMLElement) => element.querySelector("button") as HTMLButtonElement;
const agree = () => setConsent(document, { marketing: true });
const asked = () => requests.all().filter(({ url }) => url.pathname.startsWith("/embeds/"));
const HERE = location.origin + location.pathname;

describe("the frame", () => {
  test("of comments has a script tag of their service in it [PB-019]", async () => {
    stop = createEmbed(
      comments({ "data-href": "https://shop.example/a?b=1&c", "data-numposts": "7" }),
    );
    agree();
    await expect.poll(() => said).toHaveLength(1);
    const [{ script = "", thread = "", origin = "" } = {}] = said;
    expect(script).toMatch(/^https:\/\/connect\.facebook\.net\/de_DE\/sdk\.js#xfbml=1&/);
    expect(thread).toBe(
      '<div class="fb-comments" data-href="https://shop.example/a?b=1&amp;c" data-numposts="7" data-width="100%"></div>',
    );
    expect(origin).toBe("shut");
  });

  test("of a thread has a script tag of its forum in it, and the page's address [PB-020]", async () => {
    stop = createEmbed(thread("Ink-And-Paper", "https://shop.example/post"));
    agree();
    await expect.poll(() => said).toHaveLength(1);
    expect(said[0]).toMatchObject({
      script: "https://ink-and-paper.disqus.com/embed.js",
      thread: '<div id="disqus_thread"></div>',
      url: "https://shop.example/post",
      origin: "shut",
    });
  });

  test("is about this page without its query where no address stands", async () => {
    const element = comments();
    const other = thread("ink");
    stop = stopAll(createEmbed(element), createEmbed(other));
    buttonOf(element).click();
    buttonOf(other).click();
    const told = [element, other].map((one) => new URL(frameOf(one)?.src ?? "").searchParams);
    expect([told[0]?.get("href"), told[0]?.get("count")]).toEqual([HERE, "10"]);
    expect(told[1]?.get("url")).toBe(HERE);
  });

  test("has a name, and no way out", () => {
    const element = comments();
    stop = createEmbed(element);
    buttonOf(element).click();
    expect(frameOf(element)?.title).toBe("Comments from Facebook");
    const allowed = frameOf(element)?.getAttribute("sandbox")?.split(" ") ?? [];
    expect(allowed).not.toContain("allow-same-origin");
    expect(allowed.some((one) => one.startsWith("allow-top-navigation"))).toBe(false);
  });

  test("grows with its content while its end is below the window, and listens to no other", async () => {
    place.style.paddingBlockStart = `${innerHeight - 300}px`;
    const element = comments();
    stop = createEmbed(element);
    buttonOf(element).click();
    await expect.poll(() => frameOf(element)?.offsetHeight).toBe(900);
    postMessage({ vitrineEmbed: 5000 });
    await new Promise((resolve) => addEventListener("message", resolve, { once: true }));
    expect(frameOf(element)?.offsetHeight).toBe(900);
  });

  test("does not move what a visitor sees below it", async () => {
    const element = comments();
    const below = document.createElement("p");
    below.textContent = "Below";
    place.append(below);
    stop = createEmbed(element);
    const { top } = below.getBoundingClientRect();
    expect(top).toBeLessThan(innerHeight);
    buttonOf(element).click();
    await expect.poll(() => said).toHaveLength(1);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(below.getBoundingClientRect().top).toBe(top);
    // Once it is out of sight there is room.
    place.style.paddingBlockStart = `${innerHeight}px`;
    await expect.poll(() => frameOf(element)?.offsetHeight).toBe(900);
  });
});

describe("before anything is asked of a service", () => {
  test("the visitor is told who keeps the comments, and what showing them does", () => {
    const element = thread("ink");
    stop = createEmbed(element);
    expect(element.dataset.embedState).toBe("asking");
    expect(element.textContent).toContain("kept by Disqus");
    expect(buttonOf(element).textContent).toBe("Show comments from Disqus");
    expect(getComputedStyle(element).minBlockSize).toBe("384px");
    expect([frameOf(element), asked()]).toEqual([null, []]);
  });

  test("the visitor's press shows these comments, puts focus there, and keeps nothing", async () => {
    const element = comments();
    const other = thread("ink");
    stop = stopAll(createEmbed(element), createEmbed(other));
    buttonOf(element).focus();
    buttonOf(element).click();
    expect([element.dataset.embedState, other.dataset.embedState]).toEqual(["shown", "asking"]);
    expect(document.activeElement).toBe(frameOf(element));
    expect(buttonOf(element).offsetHeight).toBe(0);
    await expect.poll(() => said).toHaveLength(1);
    expect(asked()).toHaveLength(1);
    expect(localStorage).toHaveLength(0);
  });

  test("agreeing shows them near the window alone", async () => {
    place.style.paddingBlockStart = `${innerHeight + 300}px`;
    const element = comments();
    agree();
    stop = createEmbed(element);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect([element.dataset.embedState, asked()]).toEqual(["asking", []]);
    scrollTo(0, 150);
    await expect.poll(() => element.dataset.embedState).toBe("shown");
    scrollTo(0, 0);
    await expect.poll(() => said).toHaveLength(1);
    expect(element.dataset.embedState).toBe("shown");
  });

  test("agreeing to something else shows nothing", () => {
    const element = comments();
    stop = createEmbed(element);
    setConsent(document, { functional: true, statistics: true, preferences: true });
    expect(element.dataset.embedState).toBe("asking");
  });

  test("who no longer agrees has the frame taken away, however it came", async () => {
    const element = comments();
    const pressed = thread("ink");
    stop = stopAll(createEmbed(element), createEmbed(pressed));
    agree();
    buttonOf(pressed).click();
    await expect.poll(() => element.dataset.embedState).toBe("shown");
    setConsent(document, { marketing: false });
    expect([frameOf(element), frameOf(pressed)]).toEqual([null, null]);
    expect(element.dataset.embedState).toBe("asking");
    expect(buttonOf(element).offsetHeight).toBeGreaterThan(0);
    agree();
    expect(element.dataset.embedState).toBe("shown");
  });
});

describe("markup that is wrong or hostile", () => {
  test("names no forum or no page: it is left as it is, and that is said", () => {
    for (const element of [
      thread("evil.example/x#"),
      thread('"><script>alert(1)</script>'),
      thread(""),
      thread("ink", "data:text/html,x"),
      comments({ "data-href": "javascript:alert(1)" }),
    ]) {
      const before = element.outerHTML;
      stop = createEmbed(element);
      agree();
      expect(element.outerHTML).toBe(before);
    }
    expect(takeConsole()).toEqual([expect.stringContaining("embed: the comments stay away")]);
  });

  test("an address that holds markup stays an address", async () => {
    const hostile = 'https://shop.example/"><img src=x onerror=parent.postMessage(1)>';
    stop = createEmbed(comments({ "data-href": hostile }));
    agree();
    await expect.poll(() => said).toHaveLength(1);
    expect(said[0]?.thread).not.toContain("<img");
  });
});

test("texts may be the author's own", () => {
  const element = comments();
  stop = createEmbed(element, { labels: { show: "Zeigen", title: "Kommentare" } });
  buttonOf(element).click();
  expect([buttonOf(element).textContent, frameOf(element)?.title]).toEqual([
    "Zeigen",
    "Kommentare",
  ]);
});

test("stop leaves nothing behind", async () => {
  const element = comments();
  await expectCleanStop(() => createEmbed(element));
  await expectCleanStop(() => createEmbed(element), {
    during: async () => {
      agree();
      await expect.poll(() => said).toHaveLength(1);
    },
  });
});

describe("<Embed>", () => {
  test("writes that markup, in its words, and starts", () => {
    const root = createRoot(place);
    const labels = { explain: "Von anderswo.", show: "Zeigen", title: "Kommentare" };
    flushSync(() =>
      root.render(
        <>
          <Embed service="facebook" count={5} labels={labels} />
          <Embed service="disqus" shortname="ink" url="https://shop.example/post" />
        </>,
      ),
    );
    const [first, second] = [...place.children] as HTMLElement[];
    if (!first || !second) throw new Error("nothing was rendered");
    expect(first.textContent).toBe("Von anderswo.Zeigen");
    buttonOf(first).click();
    buttonOf(second).click();
    expect(frameOf(first)?.title).toBe("Kommentare");
    expect(frameOf(first)?.src).toContain("/embeds/facebook?");
    expect(new URL(frameOf(second)?.src ?? "").search).toBe(
      "?shortname=ink&url=https%3A%2F%2Fshop.example%2Fpost",
    );
    root.unmount();
  });
});
