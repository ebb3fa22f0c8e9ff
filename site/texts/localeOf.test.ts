import { expect, test } from "vitest";
import { siteSettings } from "../content/siteSettings.ts";
import { localeOf } from "./localeOf.ts";

const own = {
  ...siteSettings.fallback,
  consent: {
    ...siteSettings.fallback.consent,
    words: { de: { explain: "{name} <b>erfährt</b> es, {count}.", show: "Her damit" } },
  },
};

test("The owner’s words stand wherever visitors are asked, with the service’s name", () => {
  const { say } = localeOf(own, "de");
  const values = { name: "Disqus" };
  const explain = "Disqus <b>erfährt</b> es, {count}.";
  expect(say("embed.explain", values)).toBe(explain);
  expect(say("lightbox.explain", values)).toBe(explain);
  expect(say("player.explain", values)).toBe(explain);
  expect([say("embed.show", values), say("lightbox.show", values)]).toEqual([
    "Her damit",
    "Her damit",
  ]);
});

test("All else, and every other language, speaks as ever", () => {
  const usual = localeOf(siteSettings.fallback, "de");
  expect(localeOf(own, "de").say("embed.title", { name: "Disqus" })).toBe(
    usual.say("embed.title", { name: "Disqus" }),
  );
  expect(localeOf(own, "ar").say("embed.explain", { name: "Disqus" })).toBe(
    localeOf(siteSettings.fallback, "ar").say("embed.explain", { name: "Disqus" }),
  );
});
