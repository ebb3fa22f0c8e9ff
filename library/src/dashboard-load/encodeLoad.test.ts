import { expect, test } from "vitest";
import { encodeLoad } from "./encodeLoad.ts";
import { groupItems } from "./groupItems.ts";
import { isCrawler } from "./isCrawler.ts";
import type { LoadData, LoadItem } from "./LoadItem.ts";

const item = (tag: string, data?: LoadData, post_id = "7"): LoadItem => ({
  tag,
  ...(data && { data }),
  server: { ajaxurl: "/ajax", post_id },
  onResult: () => {},
});

test("what is nested is sent as PHP nests it", () => {
  const data = { action: "tve_social_count", of: ["x", { y: 1 }], on: true, off: false, no: null };
  expect([...encodeLoad([item("tcb_social", data)])]).toEqual([
    ["post_id", "7"],
    ["action", "tve_dash_front_ajax"],
    ["tve_dash_data[tcb_social][action]", "tve_social_count"],
    ["tve_dash_data[tcb_social][of][0]", "x"],
    ["tve_dash_data[tcb_social][of][1][y]", "1"],
    ["tve_dash_data[tcb_social][on]", "true"],
    ["tve_dash_data[tcb_social][off]", "false"],
    ["tve_dash_data[tcb_social][no]", ""],
  ]);
});

test("an item that says nothing is asked for all the same, and a repeated one once", () => {
  expect([...encodeLoad([item("a"), item("b", {}), item("a")])].slice(2)).toEqual([
    ["tve_dash_data[a]", ""],
    ["tve_dash_data[b]", ""],
  ]);
});

test("a request has each tag once, and goes to one server", () => {
  const one = item("count", { of: 1 });
  const same = item("count", { of: 1 });
  const two = item("count", { of: 2 });
  const other = item("modal");
  const elsewhere = item("modal", undefined, "8");
  expect(groupItems([one, two, same, other, elsewhere])).toEqual([
    [one, same, other],
    [two],
    [elsewhere],
  ]);
  expect(groupItems([])).toEqual([]);
});

test("crawlers are known by what they call themselves", () => {
  const crawlers = [
    "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    "Mozilla/5.0 (compatible; Yahoo! Slurp)",
    "Baiduspider+(+http://www.baidu.com/search/spider.htm)",
  ];
  const people = [
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0",
    "Mozilla/5.0 (Linux; Android 9; CUBOT_X19) AppleWebKit/537.36",
  ];
  expect([...crawlers, ...people].map(isCrawler)).toEqual([true, true, true, false, false]);
});
