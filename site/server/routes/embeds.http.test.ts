import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { describeEachStore } from "../../store/testing/describeEachStore.ts";
import { startVisitorSite, type VisitorSite } from "../testing/startVisitorSite.ts";

const FACEBOOK = "/embeds/facebook?href=https%3A%2F%2Fshop.example%2Fa&count=5&locale=de_DE";
const DISQUS = "/embeds/disqus?shortname=ink&url=https%3A%2F%2Fshop.example%2Fa";

describeEachStore("The pages of frames over HTTP", ({ store }) => {
  let site: VisitorSite;

  beforeAll(async () => {
    site = await startVisitorSite(store().db);
  });
  afterAll(() => site.close());

  async function read(path: string) {
    const answer = await site.get(path);
    const { status, headers } = answer;
    const policy = new Map(
      (headers.get("content-security-policy") ?? "").split("; ").map((rule) => {
        const [name = "", ...sources] = rule.split(" ");
        return [name, sources] as const;
      }),
    );
    return { status, headers, text: await answer.text(), policy };
  }

  test.each([
    ["comments", { path: FACEBOOK, hosts: ["https://connect.facebook.net"] }],
    ["a thread", { path: DISQUS, hosts: ["https://ink.disqus.com", "https://c.disquscdn.com"] }],
  ])(
    "%s may load their service's script and run our few lines, and nothing else",
    async (_title, { path, hosts }) => {
      const { status, headers, text, policy } = await read(path);
      expect(status).toBe(200);
      expect(headers.get("content-type")).toMatch(/^text\/html; charset=utf-8/i);
      expect(text).toContain(`<script src="${hosts[0]}/`);
      const own = /<script>([\s\S]*?)<\/script>/.exec(text)?.[1] ?? "";
      const hash = createHash("sha256").update(own).digest("base64");
      expect(policy.get("script-src")).toEqual([`'sha256-${hash}'`, ...hosts]);
      expect(policy.get("default-src")).toEqual(["'none'"]);
    },
  );

  test("is nobody's origin, however it is opened, and says so", async () => {
    const { policy } = await read(FACEBOOK);
    expect(policy.get("sandbox")).toContain("allow-scripts");
    expect(policy.get("sandbox")).not.toContain("allow-same-origin");
  });

  test("may stand on pages anywhere, and be kept, as it holds nothing of a visitor", async () => {
    const { headers, policy } = await read(DISQUS);
    expect(policy.get("frame-ancestors")).toEqual(["*"]);
    expect(headers.get("x-frame-options")).toBeNull();
    expect(headers.get("cache-control")).toBe("public, max-age=3600");
    expect(headers.get("set-cookie")).toBeNull();
  });

  test.each([
    "/embeds/facebook",
    "/embeds/facebook?href=javascript%3Aalert(1)",
    "/embeds/disqus?shortname=ink.evil.example%2F&url=https%3A%2F%2Fshop.example%2F",
    "/embeds/else?href=https%3A%2F%2Fshop.example%2F",
  ])("%s is not there", async (path) => {
    expect((await read(path)).status).toBe(404);
  });
});
