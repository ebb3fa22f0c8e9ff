import { type ReactNode, useId, useState } from "react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { takeConsole } from "../../../tests/support/failOnConsole.ts";
import type { Stop } from "../browser/stop.ts";
import type { Behaviour } from "./Behaviour.ts";
import { start } from "./start.ts";

/** What the server renders for `Counter` with the prefix of the island; see site's Island. */
const COUNTER = (prefix: string, inside = "") =>
  `<div><button type="button" aria-describedby="_${prefix}R_0_">count <!-- -->0</button><p id="_${prefix}R_0_">help</p>${inside}</div>`;

function Counter({ children }: { children?: ReactNode }) {
  const id = useId();
  const [count, setCount] = useState(0);
  return (
    <div>
      <button type="button" aria-describedby={id} onClick={() => setCount(count + 1)}>
        count {count}
      </button>
      <p id={id}>help</p>
      {children}
    </div>
  );
}

function Throwing(): ReactNode {
  throw new Error("on purpose");
}

const islands = {
  counter: async () => Counter,
  throwing: async () => Throwing,
};

const effect: Behaviour = {
  name: "inner-effect",
  selector: ".inner",
  moment: "load",
  load: async () => (element) => {
    element.dataset.alive = String(
      element.closest("v-island")?.hasAttribute("data-ready") ?? "outside",
    );
    return () => delete element.dataset.alive;
  },
};

let stop: Stop = () => {};

beforeEach(() => document.body.replaceChildren());
afterEach(() => stop());

function island(name: string, html: string, moment = "load"): HTMLElement {
  const element = document.createElement("v-island");
  element.id = "i0-";
  element.dataset.island = name;
  element.dataset.moment = moment;
  // Where the machine's own pointer rests must not count as a touch.
  element.style.pointerEvents = "none";
  element.innerHTML = html;
  document.body.append(element);
  return element;
}

describe("islands", () => {
  test("a server-rendered widget comes to life where it stands, its ids kept", async () => {
    const element = island("counter", COUNTER("i0-"));
    const button = element.querySelector("button");
    const described = button?.getAttribute("aria-describedby");
    stop = start(document, { behaviours: [], islands });
    await expect.poll(() => element.dataset.ready).toBe("");
    expect(element.querySelector("button")).toBe(button);
    expect(element.querySelector(`[id="${described}"]`)?.textContent).toBe("help");
    button?.click();
    await expect.poll(() => button?.textContent).toBe("count 1");
  });

  test("the first click on an island that waits for it is held and counts once", async () => {
    const element = island("counter", COUNTER("i0-"), "interaction");
    stop = start(document, { behaviours: [], islands });
    await new Promise((resolve) => setTimeout(resolve, 20));
    element.querySelector("button")?.click();
    await expect.poll(() => element.querySelector("button")?.textContent).toBe("count 1");
  });

  test("what the server wrote inside stays the same nodes, and starts only after hydration", async () => {
    const element = island("counter", COUNTER("i0-", '<v-slot><p class="inner">kept</p></v-slot>'));
    const kept = element.querySelector<HTMLElement>(".inner");
    stop = start(document, { behaviours: [effect], islands });
    await expect.poll(() => kept?.dataset.alive).toBe("true");
    expect(element.querySelector(".inner")).toBe(kept);
    element.querySelector("button")?.click();
    await expect.poll(() => element.querySelector("button")?.textContent).toBe("count 1");
    expect(element.querySelector(".inner")).toBe(kept);
  });

  test("where server and browser differ, the server's HTML is put back and the island reported", async () => {
    const html = '<p class="server">Read me <v-slot><b class="inner">and me</b></v-slot></p>';
    const element = island("counter", html);
    const before = element.innerHTML;
    stop = start(document, { behaviours: [effect], islands });
    await expect.poll(() => element.dataset.ready).toBe("failed");
    const kept = element.querySelector<HTMLElement>(".inner");
    await expect.poll(() => kept?.dataset.alive).toBeDefined();
    delete kept?.dataset.alive;
    expect(element.innerHTML).toBe(before);
    expect(takeConsole().join()).toContain("island counter");
  });

  test("a widget that throws leaves the server's HTML in place", async () => {
    const element = island("throwing", "<p>still here</p>");
    stop = start(document, { behaviours: [], islands });
    await expect.poll(() => element.dataset.ready).toBe("failed");
    expect(element.innerHTML).toBe("<p>still here</p>");
    expect(takeConsole().join()).toContain("island throwing");
  });

  test("an unknown widget is named, and its HTML stays", async () => {
    const element = island("missing", "<p>still here</p>");
    stop = start(document, { behaviours: [], islands });
    await expect.poll(() => takeConsole().join()).toContain('no widget is called "missing"');
    expect(element.innerHTML).toBe("<p>still here</p>");
  });

  test("stop leaves the HTML as it looks, without life and without React's mark", async () => {
    const element = island("counter", COUNTER("i0-", '<v-slot><p class="inner">kept</p></v-slot>'));
    const kept = element.querySelector(".inner");
    stop = start(document, { behaviours: [], islands });
    await expect.poll(() => element.dataset.ready).toBe("");
    element.querySelector("button")?.click();
    await expect.poll(() => element.querySelector("button")?.textContent).toBe("count 1");
    stop();
    expect(element.dataset.ready).toBeUndefined();
    expect(element.querySelector("button")?.textContent).toBe("count 1");
    expect(element.querySelector(".inner")).toBe(kept);
    element.querySelector("button")?.click();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(element.querySelector("button")?.textContent).toBe("count 1");
  });
});
