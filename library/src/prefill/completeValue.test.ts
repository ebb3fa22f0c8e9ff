import { describe, expect, test } from "vitest";
import { browserFlags } from "./browserFlags.ts";
import {
  asksVisitor,
  type CompleteSources,
  type CompleteType,
  completeValue,
} from "./completeValue.ts";
import { formatTime } from "./formatTime.ts";

const CHROME =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36";

const sources: CompleteSources = {
  userAgent: CHROME,
  now: new Date(2026, 2, 5, 7, 8, 9),
  search: "?plan=yearly+%26+more&empty=",
  referrer: "https://site.test/from",
  content: { post_type: "page" },
  post: { plan: "monthly", list: ["a"], count: 3 },
  shortcode: "[tcb_count] pieces [x]",
  cookie: (name) => (name === "seen" ? "twice" : undefined),
  visitor: { ip: "192.0.2.7", current_user: { first_name: "Kim" } },
};

const value = (type: CompleteType, key = ""): string => completeValue(type, key, sources);

describe("completeValue", () => {
  test("takes each value from where its type says", () => {
    expect(value("user", "wp.first_name")).toBe("Kim");
    expect(value("user", "ip")).toBe("192.0.2.7");
    expect(value("user", "browser")).toBe("chrome,156");
    expect(value("time", "dd/MM/yyyy")).toBe("05/03/2026 07:08:09");
    expect(value("query", "plan")).toBe("yearly & more");
    expect(value("post", "plan")).toBe("monthly");
    expect(value("post", "count")).toBe("3");
    expect(value("cookie", "seen")).toBe("twice");
    expect(value("content", "post_type")).toBe("page");
    expect(value("source")).toBe("https://site.test/from");
    expect(value("shortcode")).toBe("pieces");
  });

  test("is empty where there is nothing, also under names that objects have of themselves", () => {
    expect(value("user", "wp.last_name")).toBe("");
    expect(value("query", "empty")).toBe("");
    expect(value("post", "list")).toBe("");
    expect(value("cookie", "none")).toBe("");
    for (const type of ["post", "content"] as const) expect(value(type, "constructor")).toBe("");
    expect(value("user", "wp.toString")).toBe("");
  });

  test("the server is asked about the visitor only for what it alone knows", () => {
    expect(asksVisitor("user", "wp.email")).toBe(true);
    expect(asksVisitor("user", "ip")).toBe(true);
    expect(asksVisitor("user", "browser")).toBe(false);
    expect(asksVisitor("query", "ip")).toBe(false);
  });
});

test("a day is written in its pattern, then the time of day", () => {
  const date = new Date(2026, 10, 3, 23, 4, 5);
  expect(formatTime("d.M.yy", date)).toBe("3.11.26 23:04:05");
  expect(formatTime("yyyy-MM-dd", date)).toBe("2026-11-03 23:04:05");
  expect(formatTime("", date)).toBe("23:04:05");
});

test.each([
  [CHROME, "chrome,156"],
  [`${CHROME} Edg/155.0.1`, "edge,155"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "mozilla,140"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
    "safari,ios,18",
  ],
  ["something else", ""],
])("the browser %s is %s", (userAgent, flags) => {
  expect(browserFlags(userAgent)).toBe(flags);
});
