import { connect } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { writeContactForm } from "../../store/contactForms.ts";
import { describeEachStore } from "../../store/testing/describeEachStore.ts";
import { formContent } from "../../store/testing/formContent.ts";
import { BODY_TIME } from "../bodyTime.ts";
import { startVisitorSite, type VisitorSite } from "../testing/startVisitorSite.ts";
import { CONTACT_FORM_API } from "./contactForms.ts";

/** What a minute is here, in milliseconds: enough to look up the form where the machine is held up. */
const SHORT = 4000;

describeEachStore("A contact form that comes a letter at a time", ({ store }) => {
  let site: VisitorSite;
  beforeAll(async () => {
    const { setTimeout } = globalThis;
    const hurried = (call: () => void, ms?: number) =>
      setTimeout(call, ms === BODY_TIME ? SHORT : ms);
    vi.spyOn(globalThis, "setTimeout").mockImplementation(hurried as typeof setTimeout);
    site = await startVisitorSite(store().db);
  });
  afterAll(async () => {
    await site.close();
    vi.restoreAllMocks();
  });

  /** @returns what is heard until the line is cut, or for as many milliseconds */
  async function drip(
    path: string,
    patience: number,
  ): Promise<readonly [heard: string, isCut: boolean]> {
    const { host, port } = new URL(site.address);
    const socket = connect(Number(port), "127.0.0.1");
    socket.on("error", () => {});
    let heard = "";
    socket.setEncoding("latin1").on("data", (text: string) => {
      heard += text;
    });
    const head = [
      `POST ${path} HTTP/1.1`,
      `host: ${host}`,
      `origin: ${site.address}`,
      "content-type: multipart/form-data; boundary=x",
      "content-length: 900000",
    ];
    socket.write(
      `${head.join("\r\n")}\r\n\r\n--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n`,
    );
    const letters = setInterval(() => socket.write("y"), 20);
    await vi.waitFor(() => expect(socket.closed).toBe(true), patience).catch(() => {});
    clearInterval(letters);
    const isCut = socket.closed;
    socket.destroy();
    return [heard.split("\r\n")[0] ?? "", isCut];
  }

  const LATE = "HTTP/1.1 408 Request Timeout";
  test.each([
    ["takes no file is given up after a minute, as all else is", [], [LATE, true]],
    ["takes files may take longer", [{ kind: "file", name: "cv", label: "CV" }], ["", false]],
  ] as const)("and %s", async (_what, fields, ended) => {
    const { id } = await writeContactForm(
      store().db,
      formContent("write", { fields: [...fields] }),
    );
    const patience = ended[1] ? 10_000 : SHORT + 1000;
    const paths = [`${CONTACT_FORM_API}/contact-forms/${id}/feedback`, "/write"];
    const heard = await Promise.all(paths.map((path) => drip(path, patience)));
    expect(heard).toEqual([ended, ended]);
  });
});
