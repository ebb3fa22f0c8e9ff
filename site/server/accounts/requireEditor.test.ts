import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { ROLES, type Role } from "../../store/schema.ts";
import { makeNonce } from "../nonce.ts";
import { SiteError } from "../SiteError.ts";
import { NONCE_HEADER, requireEditor } from "./requireEditor.ts";

const ORIGIN = "https://shop.example";
const SECRET = "s".repeat(43);
const SESSION = "session-1";

const user = (role: Role) => ({
  userId: "u",
  sessionId: SESSION,
  name: "Ada",
  email: "ada@example.com",
  role,
});

/** What the door says: "in", or the code of its refusal. */
async function knock(
  request: { method: string; path: string; headers: Record<string, string> },
  role: Role | undefined,
): Promise<string> {
  const options = {
    accounts: { findSignedIn: async () => role && user(role) },
    secret: SECRET,
    origin: ORIGIN,
  };
  const app = new Hono()
    .all("*", async (c) => c.text((await requireEditor(c, options)) && "in"))
    .onError((error, c) => {
      if (!(error instanceof SiteError)) throw error;
      return c.text(String(error.told.code), error.status);
    });
  const { method, path, headers } = request;
  const answer = await app.request(new URL(path, ORIGIN), { method, headers });
  return answer.headers.get("content-length") === "0" ? "" : answer.text();
}

const NONCES = {
  own: makeNonce({ secret: SECRET, session: SESSION }),
  others: makeNonce({ secret: SECRET, session: "session-2" }),
  none: undefined,
};

test("The door decides by session, role, Origin and nonce, and by no other permission [ED-028]", async () => {
  const anything = fc.record({
    method: fc.constantFrom("GET", "POST", "PUT", "PATCH", "DELETE"),
    path: fc.webPath().map((path) => `/api/admin/${path.replace(/^\/+/, "")}`),
    others: fc.dictionary(
      fc.constantFrom("x-role", "x-capability", "authorization", "cookie", "user-agent", "referer"),
      fc.constantFrom("owner", "manage_options", "Bearer x", "role=owner", "1"),
    ),
    role: fc.constantFrom(...ROLES, undefined),
    from: fc.constantFrom(ORIGIN, "https://else.example", undefined),
    nonce: fc.constantFrom<keyof typeof NONCES>("own", "others", "none"),
  });
  await fc.assert(
    fc.asyncProperty(anything, async ({ method, path, others, role, from, nonce }) => {
      const sent = NONCES[nonce];
      const headers = {
        ...others,
        ...(from && { origin: from }),
        ...(sent && { [NONCE_HEADER]: sent }),
      };
      const isWriting = method !== "GET";
      const expected =
        isWriting && from !== ORIGIN
          ? "foreign"
          : role === undefined
            ? "signed-out"
            : role === "visitor"
              ? "role"
              : isWriting && nonce !== "own"
                ? "nonce"
                : "in";
      expect(await knock({ method, path, headers }, role)).toBe(expected);
    }),
    { numRuns: 300 },
  );
});

/** Every place where the server turns somebody away, and by which of these it does. */
const REFUSALS: Readonly<Record<string, string>> = {
  "accounts/requireEditor.ts": "session, role, Origin and nonce: the one door",
  "admin/findEditor.ts": "the same role, for pages",
  "admin/ownerOnly.ts": "the role of an owner",
  "admin/sessionRoutes.ts": "Origin and role, of who signs in",
  "formPost.ts": "Origin",
  "routes/comments.tsx": "no permission: the document takes no comments",
};

test("Nobody is turned away by anything else, wherever they ask [ED-028]", () => {
  const folder = join(import.meta.dirname, "..");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|testing\//.test(file),
  );
  const refusing = files.filter((file) =>
    /\((?:401 \| )?403,/.test(readFileSync(join(folder, file), "utf8")),
  );
  expect(refusing.sort()).toEqual(Object.keys(REFUSALS).sort());
});
