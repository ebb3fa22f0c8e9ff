import { describe, expect, test } from "vitest";
import { eventBindings, readEvents, writeEvents } from "./readEvents.ts";

const PRINTED =
  '__TCB_EVENT_[{"t":"click","a":"thrive_lightbox","config":{"l_id":"77","l_anim":"zoom_in"}}]_TNEVE_BCT__';
const READ = [
  { trigger: "click", action: "thrive_lightbox", config: { l_id: "77", l_anim: "zoom_in" } },
];

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

describe("readEvents", () => {
  test("reads what the page builder prints, escaped for HTML up to twice", () => {
    expect(readEvents(PRINTED)).toEqual(READ);
    expect(readEvents(escaped(PRINTED))).toEqual(READ);
    expect(readEvents(escaped(escaped(PRINTED)))).toEqual(READ);
    expect(readEvents(PRINTED.replaceAll('"', "&#34;"))).toEqual(READ);
  });

  test("leaves entities alone in a text that needs none undone", () => {
    const [binding] = readEvents('[{"t":"click","a":"x","c":{"note":"a &quot; b"}}]') ?? [];
    expect(binding?.config).toEqual({ note: "a &quot; b" });
  });

  test("takes c for config, an empty PHP list for no config, and an object for a list", () => {
    expect(readEvents('{"1":{"t":"click","a":"x","c":{"loop":1}}}')).toEqual([
      { trigger: "click", action: "x", config: { loop: 1 } },
    ]);
    expect(readEvents('[{"t":"click","a":"x","config":[]}]')).toEqual([
      { trigger: "click", action: "x", config: {} },
    ]);
    expect(readEvents("[]")).toEqual([]);
  });

  test("gives up on what is no list of bindings", () => {
    for (const written of [
      "",
      "__TCB_EVENT_",
      '[{"t":"click"',
      "null",
      "7",
      '["click"]',
      '[{"t":"click"}]',
    ])
      expect(readEvents(written)).toBeUndefined();
  });

  test("leaves out what is no binding among others", () => {
    expect(eventBindings([null, "x", { t: "exit" }, { t: "exit", a: "y" }])).toEqual([
      { trigger: "exit", action: "y", config: {} },
    ]);
  });

  test("what is written can be read, also hostile text", () => {
    const hostile = [
      { trigger: "click", action: "</span><img>", config: { a: '"&quot;_TNEVE_BCT__' } },
    ];
    expect(readEvents(writeEvents(hostile))).toEqual(hostile);
    expect(readEvents(escaped(escaped(writeEvents(READ))))).toEqual(READ);
  });
});
