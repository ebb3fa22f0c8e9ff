import { execFile } from "node:child_process";
import { join, resolve } from "node:path";
import { promisify } from "node:util";

const root = resolve(import.meta.dirname, "..");
const PASSWORD = "correct horse battery";

/**
 * Makes an account on a running site, gives it a role by command, and signs it in: for tests and
 * measurements.
 * @param {{ address: string, dataDir: string, env?: Readonly<Record<string, string>> }} site `env` are its
 *   other settings
 * @param {"visitor" | "editor" | "owner"} role
 * @returns {Promise<Record<string, string>>} the headers of a request that a page of the site makes then
 */
export async function signInAs({ address, dataDir, env }, role) {
  const email = `${role}@example.com`;
  const here = { origin: address, "sec-fetch-site": "same-origin" };
  /** @param {string} path @param {Record<string, string>} fields */
  const post = (path, fields) =>
    fetch(address + path, {
      method: "POST",
      redirect: "manual",
      headers: here,
      body: new URLSearchParams(fields),
    });
  await post("/register", { name: "Ada", user_email: email, password: PASSWORD });
  await promisify(execFile)(
    process.execPath,
    [join(root, "scripts/start.cjs"), "role", email, role],
    {
      cwd: root,
      env: { ...process.env, ...env, DATA_DIR: dataDir },
    },
  );
  const signedIn = await post("/sign-in", { email, password: PASSWORD });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((set) => set.split(";")[0])
    .join("; ");
  const visitor = await fetch(`${address}/api/visitor`, { headers: { ...here, cookie } });
  const { nonce } = await visitor.json();
  return { ...here, cookie, "x-wp-nonce": nonce };
}
