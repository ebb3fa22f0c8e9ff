import { afterAll, beforeAll, expect, test } from "vitest";
import { emptySource } from "../testing/emptySource.ts";
import { noDatabase } from "../testing/noDatabase.ts";
import { startVisitorSite, type VisitorSite } from "../testing/startVisitorSite.ts";

let site: VisitorSite;

beforeAll(async () => {
  const findRedirect = async (path: string) => (path === "/old" ? "/write" : undefined);
  site = await startVisitorSite(noDatabase, {}, { source: { ...emptySource, findRedirect } });
});
afterAll(() => site.close());

const FORM = { _wpcf7: "1", _wpcf7_unit_tag: "wpcf7-f1-o1", "your-message": "Hello." };
const whole = `--x\r\ncontent-disposition: form-data; name="_wpcf7"\r\n\r\n1\r\n--x--\r\n`;
const shown = ({ status, headers }: Response) => [status, headers.get("location")];

test.each([
  ["that another page took the place of", "/old", "/write"],
  ["that was asked for in another way than it stands", "/write/", "/write"],
])("A form that is sent to a page %s goes there with all that was written", async (...moved) => {
  const [, from, to] = moved;
  expect(shown(await site.post(from, FORM))).toEqual([308, to]);
  const type = { "content-type": "multipart/form-data; boundary=x" };
  expect(shown(await site.post(from, whole, type))).toEqual([308, to]);
  expect(shown(await site.get(from))).toEqual([301, to]);
});
