import { afterEach, describe, expect, test } from "vitest";
import { takeConsole } from "../../../tests/support/failOnConsole.ts";
import { PAGE_BLOCK_ID } from "../browser/pageBlock.ts";
import type { Behaviour } from "./Behaviour.ts";
import { readPageOptions } from "./readPageOptions.ts";
import { start } from "./start.ts";

const frames: HTMLIFrameElement[] = [];

/** A page of its own, with what a server printed into it. */
function page(globals: Record<string, unknown> = {}, block?: string): Document {
  const frame = document.createElement("iframe");
  document.body.append(frame);
  frames.push(frame);
  const inner = frame.contentDocument as Document;
  Object.assign(frame.contentWindow as object, globals);
  if (block !== undefined) {
    const script = inner.createElement("script");
    script.type = "application/json";
    script.id = PAGE_BLOCK_ID;
    script.textContent = block;
    inner.body.append(script);
  }
  return inner;
}

const BUILDER = {
  is_editor_page: true,
  nonce: "0123456789",
  post_type: "landing",
  ip: "192.0.2.7",
  current_user: { first_name: "Kim", role: "administrator" },
  post_request_data: { plan: "yearly" },
  allow_video_src: "1",
};

afterEach(() => {
  for (const frame of frames.splice(0)) frame.remove();
});

describe("page options of the page builder's object", () => {
  const read = () => readPageOptions(page({ tve_frontend_options: BUILDER }));

  test("is_editor_page and post_type are read [ED-012, ED-014]", async () => {
    expect(await read()).toMatchObject({ is_editor_page: true, post_type: "landing" });
    const alone = (options: object) => readPageOptions(page({ tve_frontend_options: options }));
    expect(await alone({ is_editor_page: "1" })).toMatchObject({
      is_editor_page: true,
      allow_video_src: false,
    });
    expect(await alone({ ...BUILDER, is_editor_page: "" })).toMatchObject({
      is_editor_page: false,
      allow_video_src: true,
    });
  });

  test("post_request_data and allow_video_src are read [ED-017, ED-018]", async () => {
    expect(await read()).toMatchObject({
      post_request_data: { plan: "yearly" },
      allow_video_src: true,
    });
  });

  test("page_events are read as a list, also where PHP prints an object or nothing", async () => {
    const read = async (page_events: unknown) =>
      (await readPageOptions(page({ tve_frontend_options: { page_events } }))).page_events;
    const event = { t: "exit", a: "thrive_lightbox" };
    expect(await read([event])).toEqual([event]);
    expect(await read({ 2: event })).toEqual([event]);
    for (const none of [undefined, null, "", []]) expect(await read(none)).toEqual([]);
  });

  test("nonce, ip and current_user are the visitor's [ED-013, ED-015, ED-016]", async () => {
    const visitor = await (await read()).visitor();
    expect(visitor).toMatchObject({ nonce: "0123456789", ip: "192.0.2.7" });
    expect(visitor.current_user).toMatchObject({ first_name: "Kim" });
  });

  test("no option carries a role, though the page builder prints one [ED-024]", async () => {
    const options = await read();
    const all = JSON.stringify([options, await options.visitor()]);
    expect(all).not.toMatch(/role|administrator/);
  });

  test("a visitor's page has \"\" and [] where the editor's has values", async () => {
    const options = await readPageOptions(
      page({
        tve_frontend_options: { is_editor_page: "", current_user: [], post_request_data: [] },
      }),
    );
    expect(options).toMatchObject({ is_editor_page: false, post_request_data: {} });
    expect((await options.visitor()).current_user).toEqual({});
  });
});

describe("where a page builder's server takes what is asked", () => {
  const read = (globals: Record<string, unknown>) => readPageOptions(page(globals));
  const ajaxurl = "https://shop.example/wp-admin/admin-ajax.php";

  test("is what its object says, or its dashboard's", async () => {
    const builder = { ...BUILDER, ajaxurl, post_id: "12" };
    expect(await read({ tve_frontend_options: builder })).toMatchObject({ ajaxurl, post_id: "12" });
    const other = { wpcf7: {}, tve_dash_front: { ajaxurl } };
    expect(await read(other)).toMatchObject({ ajaxurl });
    const counted = { tve_frontend_options: { ...BUILDER, post_id: 42 } };
    expect(await read(counted)).toMatchObject({ post_id: "42" });
  });

  test("is not said where the object has none: who asks knows the usual address", async () => {
    for (const globals of [{}, { tve_frontend_options: { ...BUILDER, ajaxurl: [] } }]) {
      expect((await read(globals)).ajaxurl).toBeUndefined();
    }
  });
});

describe("page options of other objects", () => {
  test("contact form, anti-spam and analytics are read from what each prints", async () => {
    const inner = page({
      wpcf7: {
        api: { root: "https://a.test/wp-json/", namespace: "contact-form-7/v1" },
        cached: 1,
      },
      ctPublic: { data__key_is_ok: "1" },
      ctPublicFunctions: { _rest_nonce: "abcdef0123" },
      exactmetrics_frontend: {
        download_extensions: "pdf, zip,",
        inbound_paths: '{"1":{"path":"/go/","label":"aff"},"2":{"label":"none"}}',
        hash_tracking: "true",
        v4_id: "G-1",
      },
    });
    expect(await readPageOptions(inner)).toMatchObject({
      contactForm: {
        root: "https://a.test/wp-json/",
        namespace: "contact-form-7/v1",
        cached: true,
      },
      antiSpam: { data__key_is_ok: "1", _rest_nonce: "abcdef0123" },
      analytics: {
        downloadExtensions: ["pdf", "zip"],
        inboundPaths: [{ path: "/go/", label: "aff" }],
        hashTracking: true,
        measurementId: "G-1",
      },
    });
  });

  test("objects that are not what they should be give defaults, not errors", async () => {
    const odd = page({
      wpcf7: "later",
      tve_frontend_options: null,
      ctPublic: [],
      exactmetrics_frontend: { inbound_paths: "{" },
    });
    const options = await readPageOptions(odd);
    expect(options).toMatchObject({ is_editor_page: false, post_type: "", islands: {} });
    expect(options.analytics?.inboundPaths).toEqual([]);
    expect(options.contactForm).toBeUndefined();
  });
});

describe("our own JSON block", () => {
  test("is read once; what is left out has its default", async () => {
    const inner = page({}, '{"post_type":"post","islands":{"i0-":{"count":3}}}');
    const options = await readPageOptions(inner);
    expect(options).toMatchObject({ post_type: "post", is_editor_page: false });
    expect(options.islands["i0-"]).toEqual({ count: 3 });
    inner.getElementById(PAGE_BLOCK_ID)?.remove();
    expect(await readPageOptions(inner)).toBe(options);
  });

  test("what is no options gives defaults and a warning, and the page comes to life", async () => {
    for (const block of ["{post_type:", "null"]) {
      expect(await readPageOptions(page({}, block))).toMatchObject({ post_type: "" });
    }
    expect(takeConsole().join()).toContain("options cannot be read");
  });
});

describe("a page on which the page builder's own script runs", () => {
  test("is known by its object, and its elements are left to that script", async () => {
    const started: string[] = [];
    const behaviour = (name: string, isBuilders: boolean): Behaviour => ({
      name,
      selector: "body",
      moment: "load",
      isBuilders,
      load: async () => () => {
        started.push(name);
        return () => {};
      },
    });
    const behaviours = [behaviour("theirs", true), behaviour("ours", false)];
    const globals = { tve_frontend_options: BUILDER, TCB_Front: { js_modules: {} } };
    const theirs = page(globals);
    const stops = [theirs, page({ tve_frontend_options: BUILDER })].map((one) =>
      start(one, { behaviours }),
    );
    await expect.poll(() => started.sort()).toEqual(["ours", "ours", "theirs"]);
    expect(await readPageOptions(theirs)).toMatchObject({ builderRuns: true });
    for (const stop of stops) stop();
  });
});

describe("editor mode", () => {
  test("is_editor_page keeps behaviours still that are not for the editor [ED-019]", async () => {
    const started: string[] = [];
    const behaviour = (name: string, inEditor: boolean): Behaviour => ({
      name,
      selector: "body",
      moment: "load",
      inEditor,
      load: async () => () => {
        started.push(name);
        return () => {};
      },
    });
    const behaviours = [behaviour("still", false), behaviour("alive", true)];
    const stops = [true, false].map((is_editor_page) =>
      start(page({}, JSON.stringify({ is_editor_page })), { behaviours }),
    );
    await expect.poll(() => started).toEqual(["alive", "still", "alive"]);
    for (const stop of stops) stop();
  });
});
