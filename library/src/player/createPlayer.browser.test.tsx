import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { captureFetch } from "../../../tests/support/capture.ts";
import { expectCleanStop } from "../../../tests/support/expectCleanStop.ts";
import { takeConsole } from "../../../tests/support/failOnConsole.ts";
import streamUrl from "../../../tests/support/films/stream.m3u8?url&no-inline";
import filmUrl from "../../../tests/support/films/tiny.webm?url&no-inline";
import { setConsent } from "../browser/consent.ts";
import type { Stop } from "../browser/stop.ts";
import { createPlayer } from "./createPlayer.ts";
import { Player } from "./Player.tsx";
import "./player.css";

const YOUTUBE = "https://www.youtube.com/watch?v=dQw4w9WgXcQ";
/** Milliseconds that something may take on a busy machine. */
const PATIENCE = { timeout: 10_000 };

let stop: Stop = () => {};
let place: HTMLElement;

beforeEach(() => {
  place = document.createElement("div");
  place.style.width = "480px";
  document.body.replaceChildren(place);
  localStorage.clear();
});

afterEach(() => {
  stop();
  stop = () => {};
  vi.restoreAllMocks();
});

type Attributes = Readonly<Record<string, string>>;

function add<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  parent: HTMLElement = place,
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  parent.append(element);
  return element;
}

const addFilm = (attributes: Attributes = {}) =>
  add("video", {
    ...{ class: "wp-video-shortcode", controls: "", width: "480", height: "270", src: filmUrl },
    ...attributes,
  });

/** A film that has begun to load, and is alive. */
async function startFilm(attributes: Attributes = {}): Promise<HTMLVideoElement> {
  const film = addFilm(attributes);
  film.muted = true;
  await expect.poll(() => film.readyState, PATIENCE).toBeGreaterThan(0);
  stop = createPlayer(film);
  return film;
}

const stateOf = (element: HTMLElement) => element.dataset.playerState;
const stand = () => place.querySelector<HTMLElement>("[data-player-stand]");
const boxOf = ({ x, y, width, height }: DOMRect) => [x, y, width, height];

describe("the keys of a player", () => {
  test("seek a twentieth, change the volume, mute, play and pause, once each", async () => {
    const film = await startFilm();
    film.currentTime = 5;
    film.volume = 0.5;
    film.focus();
    await userEvent.keyboard("{ArrowRight}");
    expect(film.currentTime).toBeCloseTo(5 + film.duration * 0.05, 2);
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    expect(film.currentTime).toBeCloseTo(5 - film.duration * 0.05, 2);
    await userEvent.keyboard("{ArrowUp}");
    expect([film.volume, film.muted]).toEqual([0.6, false]);
    await userEvent.keyboard("m");
    expect(film.muted).toBe(true);
    await userEvent.keyboard(" ");
    await expect.poll(() => film.paused, PATIENCE).toBe(false);
    await userEvent.keyboard(" ");
    expect(film.paused).toBe(true);
    await userEvent.keyboard("{Home}");
    expect(film.currentTime).toBe(0);
  });

  test("are nobody's but the player's: not elsewhere on the page, and not with Ctrl", async () => {
    const film = await startFilm();
    const field = add("input");
    const before = [film.currentTime, film.volume, film.muted, film.paused];
    field.focus();
    await userEvent.keyboard("m f{ArrowRight}{Home}");
    expect(field.value).toBe("m f");
    film.focus();
    await userEvent.keyboard("{Control>}m{/Control}");
    expect([film.currentTime, film.volume, film.muted, film.paused]).toEqual(before);
  });

  test("F fills the screen with the film, and gives it back", async () => {
    const film = await startFilm();
    const ask = vi.spyOn(film, "requestFullscreen").mockResolvedValue();
    film.focus();
    await userEvent.keyboard("f");
    expect(ask).toHaveBeenCalledOnce();
  });

  test("say what changed to those who do not see it", async () => {
    const film = await startFilm();
    film.volume = 0.5;
    film.focus();
    await userEvent.keyboard("{ArrowUp}");
    const said = () => document.querySelector("[data-vitrine-announcer]")?.textContent;
    await expect.poll(said, PATIENCE).toContain("Volume 60%");
    await userEvent.keyboard("m");
    await expect.poll(said, PATIENCE).toContain("Muted");
  });
});

describe("captions", () => {
  const SRT = "1\n00:00:00,000 --> 00:00:09,000\n<script>alert(1)</script> & <i>ink</i>\n";
  const captionsOf = (film: HTMLMediaElement) =>
    [...film.textTracks].filter(({ kind }) => kind === "captions");

  test("are asked for by GET as text once they are chosen, and the browser shows them [TH-089]", async ({
    task,
  }) => {
    const requests = await captureFetch(task, ({ url }) =>
      url.pathname === "/film.srt" ? { body: SRT } : undefined,
    );
    onTestFinished(() => requests.stop());
    const film = addFilm();
    add("track", { kind: "captions", src: "/film.srt", srclang: "en", label: "English" }, film);
    await expect.poll(() => film.readyState, PATIENCE).toBeGreaterThan(0);
    stop = createPlayer(film);
    const [track] = captionsOf(film);
    expect([captionsOf(film).length, track?.label, track?.mode]).toEqual([
      1,
      "English",
      "disabled",
    ]);
    film.muted = true;
    await film.play();
    expect(requests.all().filter(({ url }) => url.pathname === "/film.srt")).toEqual([]);
    if (track) track.mode = "showing";
    const asked = await requests.next(({ url }) => url.pathname === "/film.srt");
    expect([asked.method, asked.body]).toEqual(["GET", ""]);
    await expect.poll(() => track?.cues?.length, PATIENCE).toBe(1);
    const cue = track?.cues?.[0] as VTTCue;
    expect(cue.getCueAsHTML().textContent).toBe("<script>alert(1)</script> & ink");
    expect(cue.getCueAsHTML().children).toHaveLength(0);
    expect(requests.all().filter(({ url }) => url.pathname === "/film.srt")).toHaveLength(1);
  });

  test("of the default language wait until the film plays", async ({ task }) => {
    const requests = await captureFetch(task, ({ url }) =>
      url.pathname === "/default.vtt"
        ? { body: "WEBVTT\n\n00:00.000 --> 00:09.000 line:10%\nInk" }
        : undefined,
    );
    onTestFinished(() => requests.stop());
    const film = addFilm();
    const element = add("track", { kind: "captions", srclang: "en", label: "English" }, film);
    await expect.poll(() => film.readyState, PATIENCE).toBeGreaterThan(0);
    element.src = "/default.vtt";
    element.default = true;
    stop = createPlayer(film);
    const [track] = captionsOf(film);
    expect(track?.mode).toBe("showing");
    expect(requests.all().filter(({ url }) => url.pathname === "/default.vtt")).toEqual([]);
    film.muted = true;
    await film.play();
    await expect.poll(() => track?.cues?.length, PATIENCE).toBe(1);
    expect(track?.cues?.[0]).toMatchObject({ line: 10, snapToLines: false });
    stop();
    expect([track?.mode, element.getAttribute("src"), element.kind]).toEqual([
      "disabled",
      "/default.vtt",
      "captions",
    ]);
  });

  test("that do not come, or are none, are one warning, and the film plays on", async ({
    task,
  }) => {
    const requests = await captureFetch(task, ({ url }) =>
      url.pathname.endsWith(".vtt")
        ? url.pathname === "/lost.vtt"
          ? { status: 404 }
          : { body: "<!doctype html><title>Not here</title>" }
        : undefined,
    );
    onTestFinished(() => requests.stop());
    const film = addFilm();
    for (const name of ["lost", "page"]) {
      add("track", { kind: "captions", src: `/${name}.vtt`, srclang: "en", label: name }, film);
    }
    film.muted = true;
    stop = createPlayer(film);
    await film.play();
    for (const track of captionsOf(film)) track.mode = "showing";
    await expect
      .poll(
        () => requests.all().filter(({ url }) => url.pathname.endsWith(".vtt")).length,
        PATIENCE,
      )
      .toBe(2);
    const said: string[] = [];
    await expect
      .poll(
        () =>
          said.push(...takeConsole()) &&
          said.filter((text) => /no captions from/.test(text)).length,
        PATIENCE,
      )
      .toBe(2);
    expect(film.paused).toBe(false);
  });

  test("of another origin are asked for after consent only", async ({ task }) => {
    const requests = await captureFetch(task, ({ url }) =>
      url.hostname === "elsewhere.example"
        ? { headers: { "access-control-allow-origin": "*" }, body: SRT }
        : undefined,
    );
    onTestFinished(() => requests.stop());
    const film = addFilm();
    const src = "https://elsewhere.example/film.srt";
    add("track", { kind: "captions", src, srclang: "en", label: "English" }, film);
    film.muted = true;
    stop = createPlayer(film);
    const [track] = captionsOf(film);
    if (track) track.mode = "showing";
    await film.play();
    expect(takeConsole().join()).toContain("wait for consent");
    expect(requests.all().filter(({ url }) => url.hostname !== location.hostname)).toEqual([]);
    film.pause();
    setConsent(document, { marketing: true });
    await film.play();
    await expect.poll(() => track?.cues?.length, PATIENCE).toBe(1);
  });
});

describe("a stream", () => {
  /** As browsers without HLS answer; this Chromium plays it by itself. */
  const forgetHls = () => {
    const { canPlayType } = HTMLMediaElement.prototype;
    vi.spyOn(HTMLMediaElement.prototype, "canPlayType").mockImplementation(function (
      this: HTMLMediaElement,
      type,
    ) {
      return /mpegurl/i.test(type) ? "" : canPlayType.call(this, type);
    });
  };
  const scripts = () =>
    performance.getEntriesByType("resource").filter(({ name }) => /hls/i.test(name)).length;

  test("asks for its script only where the browser has no such player, and once it is pressed [TH-090]", async () => {
    performance.clearResourceTimings();
    const ready = await startFilm();
    expect([stateOf(ready), scripts()]).toEqual(["ready", 0]);
    stop();
    ready.remove();

    const native = addFilm({ src: streamUrl });
    native.muted = true;
    stop = createPlayer(native);
    await native.play();
    await expect.poll(() => native.currentTime, PATIENCE).toBeGreaterThan(0.1);
    expect([stateOf(native), scripts()]).toEqual(["playing", 0]);
    stop();
    native.remove();

    forgetHls();
    const film = addFilm({ preload: "none", src: "" });
    film.removeAttribute("src");
    film.muted = true;
    add("source", { src: streamUrl, type: "application/x-mpegURL" }, film);
    stop = createPlayer(film);
    expect([stateOf(film), scripts()]).toEqual(["asking", 0]);
    const before = stand()?.getBoundingClientRect();
    await userEvent.click(stand()?.querySelector("a") as HTMLElement);
    await expect.poll(scripts, PATIENCE).toBeGreaterThan(0);
    await expect.poll(() => film.currentTime, PATIENCE).toBeGreaterThan(0.1);
    expect(film.currentSrc).toMatch(/^blob:/);
    expect(boxOf(film.getBoundingClientRect())).toEqual(boxOf(before as DOMRect));
    const asked = performance.getEntriesByType("resource").map(({ name }) => new URL(name).host);
    expect([...new Set(asked)]).toEqual([location.host]);
    stop();
    expect([film.getAttribute("src"), film.getAttribute("data-player-state")]).toEqual([
      null,
      null,
    ]);
  });

  test("that the browser says it plays, and does not, is played by the script as well", async () => {
    const film = await startFilm({ src: streamUrl });
    expect(stateOf(film)).toBe("ready");
    // As browsers do that know the format by name alone.
    Object.defineProperty(film, "error", { configurable: true, value: { code: 4 } });
    film.dispatchEvent(new Event("error"));
    await expect.poll(() => stateOf(film), PATIENCE).toBe("asking");
    Reflect.deleteProperty(film, "error");
    await userEvent.click(stand()?.querySelector("a") as HTMLElement);
    await expect.poll(() => film.currentTime, PATIENCE).toBeGreaterThan(0.1);
    expect(film.currentSrc).toMatch(/^blob:/);
  });

  test("that does not come ends as a film that nothing plays", async () => {
    forgetHls();
    const film = addFilm({ src: "/none.m3u8", preload: "none" });
    stop = createPlayer(film);
    await userEvent.click(stand()?.querySelector("a") as HTMLElement);
    await expect.poll(() => stateOf(film), { timeout: 15_000 }).toBe("none");
    expect(stand()?.textContent).toContain("No renderer found");
    expect(takeConsole().join()).toContain("does not play");
  });
});

describe("a film that nothing plays", () => {
  test.each([
    ["lost", { src: "/lost.mp4" }],
    ["of a kind nobody plays", { src: "/film.flv", type: "video/x-flv" }],
    ["without an address", { src: "" }],
  ])("%s says so in its place, with a link to the file", async (_, attributes) => {
    const film = addFilm(attributes);
    await expect.poll(() => film.networkState, PATIENCE).not.toBe(2);
    const before = boxOf(film.getBoundingClientRect());
    stop = createPlayer(film);
    await expect.poll(() => stateOf(film), PATIENCE).toBe("none");
    expect(stand()?.textContent).toContain("No renderer found");
    expect(boxOf((stand() as HTMLElement).getBoundingClientRect())).toEqual(before);
    const link = stand()?.querySelector("a");
    expect(link?.getAttribute("href") ?? "").toContain(attributes.src);
    takeConsole();
  });

  test("goes on with the next source, and with another that a script gives it", async () => {
    const film = addFilm();
    film.removeAttribute("src");
    add("source", { src: "/lost.webm", type: "video/webm" }, film);
    add("source", { src: filmUrl, type: "video/webm" }, film);
    stop = createPlayer(film);
    await expect.poll(() => film.readyState, PATIENCE).toBeGreaterThan(0);
    expect(stateOf(film)).toBe("ready");
    film.src = "/lost.mp4";
    await expect.poll(() => stateOf(film), PATIENCE).toBe("none");
    film.src = filmUrl;
    await expect.poll(() => stateOf(film), PATIENCE).toBe("ready");
    expect(stand()).toBeNull();
    takeConsole();
  });
});

describe("films of services", () => {
  const link = () => place.querySelector<HTMLAnchorElement>("a[data-player-ask]");
  const frame = () => place.querySelector("iframe");
  const startYouTube = () => {
    const film = addFilm({ "aria-label": "Six drums" });
    film.removeAttribute("src");
    add("source", { src: YOUTUBE, type: "video/youtube" }, film);
    stop = createPlayer(film);
    return film;
  };

  test("are asked for once they are pressed, by a link that says who will be asked", async ({
    task,
  }) => {
    const requests = await captureFetch(task, ({ url }) =>
      url.hostname.includes("youtube") ? { body: "The film" } : undefined,
    );
    onTestFinished(() => requests.stop());
    const film = addFilm();
    film.removeAttribute("src");
    const before = boxOf(film.getBoundingClientRect());
    add("source", { src: YOUTUBE, type: "video/youtube" }, film);
    stop = createPlayer(film);
    expect(link()?.href).toBe(YOUTUBE);
    expect(link()?.textContent).toContain("Play the film from YouTube");
    expect(link()?.textContent).toContain("asks YouTube, which learns your address");
    expect(boxOf((stand() as HTMLElement).getBoundingClientRect())).toEqual(before);
    expect(requests.all().filter(({ url }) => url.hostname.includes("youtube"))).toEqual([]);
    await userEvent.click(link() as HTMLElement);
    const { url } = await requests.next(({ url }) => url.hostname.includes("youtube"));
    expect(url.origin + url.pathname).toBe("https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ");
    expect(document.activeElement).toBe(frame());
    expect(boxOf((frame() as HTMLElement).getBoundingClientRect())).toEqual(before);
  });

  test("go when the visitor takes consent back, and come again when pressed", async ({ task }) => {
    const requests = await captureFetch(task, ({ url }) =>
      url.hostname.includes("youtube") ? { body: "The film" } : undefined,
    );
    onTestFinished(() => requests.stop());
    startYouTube();
    await userEvent.click(link() as HTMLElement);
    expect(frame()?.title).toBe("Six drums");
    setConsent(document, { marketing: false });
    expect([frame(), stateOf(link() as HTMLElement)]).toEqual([null, "asking"]);
    await userEvent.click(link() as HTMLElement);
    expect(frame()).not.toBeNull();
  });

  test("pause the page's own films, and are asked to pause by them", async ({ task }) => {
    const requests = await captureFetch(task, ({ url }) =>
      url.hostname.includes("vimeo") ? { body: "The film" } : undefined,
    );
    onTestFinished(() => requests.stop());
    const own = await startFilm();
    const stopOwn = stop;
    await own.play();
    const other = add("a", { href: "https://vimeo.com/76979871", "data-player": "" });
    other.textContent = "A film";
    const stopOther = createPlayer(other);
    stop = () => {
      stopOther();
      stopOwn();
    };
    await userEvent.click(other);
    await expect.poll(() => own.paused, PATIENCE).toBe(true);
    const orders: unknown[] = [];
    const { contentWindow } = frame() as HTMLIFrameElement;
    const post = vi.fn((order) => orders.push(order));
    vi.spyOn(frame() as HTMLIFrameElement, "contentWindow", "get").mockReturnValue({
      ...contentWindow,
      postMessage: post,
    } as unknown as Window);
    await own.play();
    expect(orders).toEqual(['{"method":"pause"}']);
  });

  test("leave nothing behind", async ({ task }) => {
    const requests = await captureFetch(task, ({ url }) =>
      url.hostname.includes("youtube") ? { body: "The film" } : undefined,
    );
    onTestFinished(() => requests.stop());
    const film = addFilm({ poster: "/icon.svg" });
    film.removeAttribute("src");
    add("source", { src: YOUTUBE, type: "video/youtube" }, film);
    await expectCleanStop(() => createPlayer(film), {
      during: () => userEvent.click(link() as HTMLElement),
      settle: 500,
    });
  });
});

describe("a player", () => {
  test("plays alone, and begins anew when it has ended", async () => {
    const first = await startFilm();
    const stopFirst = stop;
    const second = await startFilm();
    const stopSecond = stop;
    stop = () => {
      stopSecond();
      stopFirst();
    };
    await first.play();
    await second.play();
    await expect.poll(() => [first.paused, second.paused], PATIENCE).toEqual([true, false]);
    await expect
      .poll(() => [stateOf(first), stateOf(second)], PATIENCE)
      .toEqual(["paused", "playing"]);
    second.currentTime = second.duration - 0.1;
    await expect.poll(() => [second.paused, second.currentTime], PATIENCE).toEqual([true, 0]);
  });

  test("has its speed and picture in picture on its corner, without a shift", async () => {
    const film = addFilm();
    await expect.poll(() => film.readyState, PATIENCE).toBeGreaterThan(0);
    const after = add("p");
    const before = [film, after].map((one) => boxOf(one.getBoundingClientRect()));
    stop = createPlayer(film);
    expect([film, after].map((one) => boxOf(one.getBoundingClientRect()))).toEqual(before);
    const bar = place.querySelector("[data-player-bar]") as HTMLElement;
    const select = bar.querySelector("select") as HTMLSelectElement;
    expect([select.ariaLabel, select.value]).toEqual(["Speed", "1"]);
    await userEvent.selectOptions(select, "1.5");
    expect(film.playbackRate).toBe(1.5);
    film.playbackRate = 2;
    await expect.poll(() => select.value, PATIENCE).toBe("2");
    const corner = bar.getBoundingClientRect();
    const box = film.getBoundingClientRect();
    expect(corner.top).toBeGreaterThanOrEqual(box.top);
    expect(corner.bottom).toBeLessThan(box.top + 64);
    expect(corner.left).toBeGreaterThanOrEqual(box.left);
  });

  test("that would begin by itself waits where less motion is wanted, and else begins", async () => {
    const { matchMedia } = window;
    let reduced = true;
    vi.spyOn(window, "matchMedia").mockImplementation((query) =>
      query.includes("reduced-motion")
        ? ({ matches: reduced } as MediaQueryList)
        : matchMedia.call(window, query),
    );
    const film = addFilm({ autoplay: "", muted: "" });
    stop = createPlayer(film);
    await expect.poll(() => film.readyState, PATIENCE).toBe(4);
    expect([film.paused, film.autoplay]).toEqual([true, false]);
    stop();
    expect(film.autoplay).toBe(true);
    film.remove();
    reduced = false;
    const other = addFilm({ autoplay: "", muted: "" });
    other.muted = true;
    stop = createPlayer(other);
    await expect.poll(() => other.paused, PATIENCE).toBe(false);
  });

  test("is left to MediaElement where that is at work", () => {
    const real = add("div", { class: "mejs-container wp-video-shortcode" });
    const film = add("video", { class: "wp-video-shortcode", src: filmUrl }, real);
    stop = createPlayer(film);
    createPlayer(real)();
    expect(stateOf(film)).toBeUndefined();
    expect(takeConsole().filter((text) => text.includes("MediaElement"))).toHaveLength(1);
  });

  test("is one where the film and what is around it are both marked", () => {
    const around = add("div", { class: "tcb-video-shortcode" });
    const film = addFilm();
    around.append(film);
    const stopAround = createPlayer(around);
    createPlayer(film)();
    expect(around.querySelectorAll("[data-player-bar]")).toHaveLength(1);
    expect(stateOf(film)).toBe("ready");
    stopAround();
    expect(stateOf(film)).toBeUndefined();
  });

  test("that holds nothing to play says so once, and harms nothing", () => {
    stop = createPlayer(add("div", { "data-player": "" }));
    expect(takeConsole().join()).toContain("holds no video and no audio");
  });

  test("leaves nothing behind, also where it is stopped or taken away while it loads", async () => {
    const film = addFilm();
    add("track", { kind: "captions", src: filmUrl, srclang: "en", label: "English" }, film);
    await expect.poll(() => film.readyState, PATIENCE).toBeGreaterThan(0);
    await expectCleanStop(() => createPlayer(film), {
      during: async () => {
        film.muted = true;
        await film.play();
        for (const track of film.textTracks) if (track.kind === "captions") track.mode = "showing";
        film.focus();
        await userEvent.keyboard("m ");
        film.pause();
        film.muted = false;
      },
      settle: 4000,
    });
    // A film holds no captions.
    takeConsole();
    stop = createPlayer(film);
    film.remove();
    stop();
  });

  test("in React writes its markup, and is alive while it is shown", async () => {
    const root = createRoot(place);
    onTestFinished(() => root.unmount());
    flushSync(() =>
      root.render(
        <>
          <Player
            src={[{ src: filmUrl, type: "video/webm" }]}
            title="Six drums"
            width={480}
            height={270}
            tracks={[{ src: "/film.vtt", language: "en", label: "English" }]}
            labels={{ speed: "Tempo" }}
          />
          <Player src={YOUTUBE} title="Elsewhere" />
          <Player kind="audio" src={filmUrl} title="A sound" />
        </>,
      ),
    );
    await expect.poll(() => place.querySelector("select")?.ariaLabel, PATIENCE).toBe("Tempo");
    const film = place.querySelector("video") as HTMLVideoElement;
    expect([film.ariaLabel, film.controls, stateOf(film)]).toEqual(["Six drums", true, "ready"]);
    expect(place.querySelector("a[data-player]")?.textContent).toContain("from YouTube");
    expect(stateOf(place.querySelector("audio") as HTMLElement)).toBe("ready");
    flushSync(() => root.render(null));
    expect(place.childElementCount).toBe(0);
  });
});
