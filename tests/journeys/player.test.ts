import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page, Route } from "playwright";
import { describe, expect, inject, onTestFinished, test } from "vitest";
import { axeFindings } from "../support/axeFindings.ts";
import { captureRequests } from "../support/capture.ts";
import { countLayoutShift, layoutShift } from "../support/layoutShift.ts";
import { openPages } from "../support/openPages.ts";
import { serveElsewhere } from "../support/serveElsewhere.ts";

const site = inject("site");
const open = openPages();

const POST = `${site}/journal/registration`;
const FILMS = join(import.meta.dirname, "../support/films");

/** What the film says of itself, once `is` holds of it. */
const film = (page: Page) =>
  page.locator("video").evaluate((video: HTMLVideoElement) => ({
    state: video.dataset.playerState,
    time: video.currentTime,
    duration: video.duration,
    isPaused: video.paused,
    isMuted: video.muted,
    volume: video.volume,
    speed: video.playbackRate,
  }));

/** Opens the post at its film, which is alive and knows how long it is. */
async function openFilm(options: Parameters<typeof open>[0] = {}) {
  const page = await open(options);
  await countLayoutShift(page);
  await page.goto(POST);
  await page.locator("video").scrollIntoViewIfNeeded();
  await page.locator("video[data-player-state=ready]").waitFor();
  await expect.poll(async () => (await film(page)).duration).toBeGreaterThan(13);
  return page;
}

describe("the film of a post", () => {
  test("is played by the keyboard alone, with captions that are fetched once they are chosen [TH-089]", async ({
    task,
  }) => {
    const page = await open();
    const requests = captureRequests(page, task);
    onTestFinished(() => requests.stop());
    await countLayoutShift(page);
    await page.goto(POST);
    const video = page.locator("video");
    await video.scrollIntoViewIfNeeded();
    await page.locator("video[data-player-state=ready]").waitFor();
    await video.focus();
    await page.keyboard.press("Space");
    await expect.poll(async () => (await film(page)).time).toBeGreaterThan(0.2);
    await page.keyboard.press("Space");
    await page.locator("video[data-player-state=paused]").waitFor();
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowRight");
    const { time, duration } = await film(page);
    expect(time).toBeCloseTo(duration * 0.05, 1);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("m");
    expect(await film(page)).toMatchObject({ volume: 0.9, isMuted: true });
    const isCaptions = ({ url }: { url: URL }) => url.pathname.endsWith(".vtt");
    expect(requests.all().filter(isCaptions)).toEqual([]);
    const languages = () =>
      video.evaluate((element: HTMLVideoElement) =>
        [...element.textTracks]
          .filter(({ kind }) => kind !== "metadata")
          .map(({ language, label, mode }) => [language, label, mode]),
      );
    expect(await languages()).toEqual([
      ["en", "English", "disabled"],
      ["de", "Deutsch", "disabled"],
      ["ar", "العربية", "disabled"],
    ]);
    // Browsers put captions where they belong a moment after they show them.
    expect(await layoutShift(page)).toBe(0);
    await video.evaluate((element: HTMLVideoElement) => {
      for (const track of element.textTracks) if (track.language === "ar") track.mode = "showing";
    });
    const asked = await requests.next(isCaptions);
    expect([asked.method, asked.url.pathname]).toEqual([
      "GET",
      "/media/demo/films/registration.ar.vtt",
    ]);
    await expect
      .poll(() =>
        video.evaluate((element: HTMLVideoElement) =>
          [...element.textTracks].flatMap((track) =>
            [...(track.activeCues ?? [])].map((cue) => (cue as VTTCue).text),
          ),
        ),
      )
      .toEqual(["الأزرق أولا."]);
    const hosts = requests.all().map(({ url }) => url.host);
    expect([...new Set(hosts)]).toEqual([new URL(site).host]);
    expect(requests.all().filter(({ url }) => /hls/.test(url.pathname))).toEqual([]);
  });

  test.each([
    ["light", 1280],
    ["dark", 360],
  ] as const)(
    "has a bar for its speed, where axe finds nothing, %s and %i pixels wide",
    async (colorScheme, width) => {
      const page = await openFilm({
        colorScheme,
        viewport: { width, height: 800 },
        bypassCSP: true,
      });
      const bar = page.locator("[data-player-bar]");
      expect(await bar.evaluate((element) => getComputedStyle(element).opacity)).toBe("0");
      await page.getByLabel("Speed").selectOption("1.5");
      expect(await film(page)).toMatchObject({ speed: 1.5 });
      await page.locator("video").focus();
      await expect
        .poll(() => bar.evaluate((element) => getComputedStyle(element).opacity))
        .toBe("1");
      const [over, under] = [await bar.boundingBox(), await page.locator("video").boundingBox()];
      expect(over?.x).toBeGreaterThanOrEqual(under?.x ?? Number.NaN);
      expect(over?.y).toBeGreaterThanOrEqual(under?.y ?? Number.NaN);
      expect(await axeFindings(page)).toEqual([]);
      expect(await layoutShift(page)).toBe(0);
    },
  );

  test("stands with its controls, poster and captions where no script runs", async () => {
    const page = await open({ javaScriptEnabled: false });
    await page.goto(POST);
    const video = page.locator("video");
    expect(await video.getAttribute("controls")).toBe("");
    expect(await video.getAttribute("poster")).toBe(
      "/media/1280w/demo/journal-film-registration.svg",
    );
    expect(await video.locator("track[kind=captions]").getAttribute("src")).toContain(".en.vtt");
    const box = await video.boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1.6, 1);
    await page.goto(`${site}/style`);
    const link = page.locator("a[data-player]");
    expect(await link.getAttribute("href")).toBe("https://vimeo.com/1084537");
    expect(await link.innerText()).toContain("Your browser then asks Vimeo");
  });

  test("is its poster on paper, without the bar", async () => {
    const page = await openFilm();
    await page.emulateMedia({ media: "print" });
    expect(await page.locator("[data-player-bar]").isVisible()).toBe(false);
    expect(await page.locator("video").isVisible()).toBe(true);
  });

  test("speaks the language of the page, and reads from the right", async () => {
    const page = await open();
    await page.goto(`${site}/ar/style`);
    const video = page.locator("video");
    await video.scrollIntoViewIfNeeded();
    await page.locator("video[data-player-state]").waitFor();
    await page.getByLabel("السرعة").waitFor({ state: "attached" });
    const bar = await page.locator("[data-player-bar]").boundingBox();
    const box = await video.boundingBox();
    expect((bar?.x ?? 0) + (bar?.width ?? 0)).toBeCloseTo((box?.x ?? 0) + (box?.width ?? 0) - 8, 0);
    expect(await page.locator("a[data-player]").innerText()).toContain("تشغيل الفيلم من Vimeo");
  });
});

test("only pages with a film of a service let its frames in, from the cache as well", async () => {
  const policyOf = async (path: string) =>
    (await fetch(site + path)).headers.get("content-security-policy") ?? "";
  for (const time of ["first", "again"]) {
    expect([time, await policyOf("/style")]).toEqual([
      time,
      expect.stringMatching(/; frame-src 'self' https:\/\/player\.vimeo\.com$/),
    ]);
    for (const path of ["/journal/registration", "/journal/moire", "/"]) {
      expect([path, await policyOf(path)]).toEqual([
        path,
        expect.not.stringMatching(/frame-src|media-src|blob:|vimeo/),
      ]);
    }
  }
});

test("a film of a service is asked for once it is pressed, and its page lets that frame in", async () => {
  const asked: string[] = [];
  const page = await open({ expected: [/another host was asked: https:\/\/player\.vimeo\.com/] });
  await page.route(/vimeo\.com/, async (route: Route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: "text/html", body: "<title>Player</title>It plays" });
  });
  await countLayoutShift(page);
  await page.goto(`${site}/style`);
  const link = page.locator("a[data-player]");
  await link.scrollIntoViewIfNeeded();
  await page.locator("a[data-player-state=asking]").waitFor();
  expect(asked).toEqual([]);
  await link.focus();
  await page.keyboard.press("Enter");
  await page
    .frameLocator('iframe[title="A film that another service has"]')
    .getByText("It plays")
    .waitFor();
  expect(asked).toEqual(["https://player.vimeo.com/video/1084537?dnt=1&autoplay=1"]);
  expect(await layoutShift(page)).toBe(0);
});

test("a stream plays under the page's policy, by a script of ours that is fetched once it is pressed [TH-090]", async () => {
  const scripts: string[] = [];
  const page = await open();
  page.on("request", (request) => {
    if (/hls/.test(request.url())) scripts.push(new URL(request.url()).host);
  });
  // As in a browser that has no such player.
  await page.addInitScript(() => {
    const { canPlayType } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.canPlayType = function (type) {
      return /mpegurl/i.test(type) ? "" : canPlayType.call(this, type);
    };
  });
  await page.route(POST, async (route) => {
    const response = await route.fetch();
    const html = (await response.text())
      .replace(
        /\/media\/demo\/films\/registration\.webm"[^>]*>/,
        '/live/stream.m3u8" type="application/x-mpegURL">',
      )
      .replace(/<source src="[^"]*\.mp4"[^>]*>/, "");
    const policy = response.headers()["content-security-policy"];
    await route.fulfill({
      body: html,
      headers: {
        ...response.headers(),
        "content-security-policy": `${policy}; media-src 'self' blob:`,
      },
    });
  });
  await page.route("**/live/*", async (route) => {
    const name = new URL(route.request().url()).pathname.replace("/live/", "");
    await route.fulfill({ body: readFileSync(join(FILMS, name)) });
  });
  await page.goto(POST);
  await page.locator("video").scrollIntoViewIfNeeded();
  await page.locator("video[data-player-state=asking]").waitFor({ state: "attached" });
  expect(scripts).toEqual([]);
  await page.getByRole("link", { name: "Play the film" }).click();
  await expect.poll(async () => (await film(page)).time, { timeout: 15_000 }).toBeGreaterThan(0.1);
  expect(new Set(scripts)).toEqual(new Set([new URL(site).host]));
});

const elsewhere = serveElsewhere(`<!doctype html><html lang="en"><title>Elsewhere</title>
<style>* { box-sizing: content-box } video { display: block; width: 100%; height: auto } a { color: #900; position: static } select { width: 100% }</style>
<body><div style="width: 640px" class="wp-video"><video class="wp-video-shortcode" width="640" height="400" controls preload="metadata"><source type="video/webm" src="${site}/media/demo/films/registration.webm"></video></div>
<div class="wp-video"><video class="wp-video-shortcode" width="640" height="360" controls><source type="video/flv" src="/film.flv"></video></div>
<div class="wp-video"><video class="wp-video-shortcode" width="640" height="360" controls><source type="video/youtube" src="https://youtu.be/dQw4w9WgXcQ"></video></div>
<p id="after">After</p><script type="module" src="${site}/vitrine.js"></script>`);

test("on a page of another system films have their keys, whatever its styles say", async () => {
  const page = await open({ expected: [/No renderer found/] });
  await countLayoutShift(page);
  await page.goto(elsewhere());
  const [first, second] = [page.locator("video").nth(0), page.locator("video").nth(1)];
  await page.locator("video[data-player-state=ready]").waitFor();
  await first.focus();
  await page.keyboard.press("m");
  expect(await first.evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);
  await page.getByText("No renderer found").waitFor();
  expect(await second.isVisible()).toBe(false);
  expect(await page.getByRole("link", { name: "Open the file" }).getAttribute("href")).toContain(
    "/film.flv",
  );
  await page.locator("video").nth(2).scrollIntoViewIfNeeded();
  await page.getByText("Play the film from YouTube").waitFor();
  expect(await layoutShift(page)).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
});
