import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

/**
 * @typedef {object} FormLoad
 * @property {string} address where the form is sent to
 * @property {(index: number) => Readonly<Record<string, string>>} fieldsOf
 * @property {number} [connections] default 64
 */

const BOUNDARY = "vitrine-bench";

/**
 * Sends forms at a steady rate, whatever becomes of those before, each from an address of its own: how
 * long the answer of each took, from when it was due.
 * @param {FormLoad} load
 * @param {{ perSecond: number, seconds: number }} pace
 * @returns {Promise<number[]>} in milliseconds
 */
export async function sendSteadily(load, { perSecond, seconds }) {
  const send = openSender(load);
  const start = performance.now();
  /** @type {Promise<number>[]} */
  const under = [];
  for (let index = 0; index < perSecond * seconds; index += 1) {
    const due = start + (index * 1000) / perSecond;
    const wait = due - performance.now();
    if (wait > 1) await pause(wait);
    under.push(send(index).then(() => performance.now() - due));
  }
  const times = await Promise.all(under);
  send.close();
  return times;
}

/**
 * Sends forms as fast as they are answered.
 * @param {FormLoad} load
 * @param {number} count
 * @returns {Promise<number>} answers a second
 */
export async function sendQuickly(load, count) {
  const { connections = 64 } = load;
  const send = openSender(load);
  const start = performance.now();
  let next = 0;
  const work = async () => {
    while (next < count) {
      next += 1;
      await send(next);
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  send.close();
  return count / ((performance.now() - start) / 1000);
}

/** @param {FormLoad} load */
function openSender({ address, fieldsOf, connections = 64 }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const run = Math.random().toString(36).slice(2);
  /** @param {number} index */
  const send = (index) =>
    /** @type {Promise<void>} */ (
      new Promise((resolve, reject) => {
        const body = bodyOf({ ...fieldsOf(index), _idempotency_key: `${run}-${index}` });
        const headers = {
          "content-type": `multipart/form-data; boundary=${BOUNDARY}`,
          "content-length": Buffer.byteLength(body),
          "x-forwarded-for": addressOf(index),
          "user-agent": "vitrine-bench",
        };
        const asked = request(address, { method: "POST", agent, headers }, (answer) => {
          let text = "";
          answer.setEncoding("utf8");
          answer.on("data", (piece) => {
            text += piece;
          });
          answer.on("end", () =>
            text.includes('"status":"mail_sent"')
              ? resolve()
              : reject(new Error(`vitrine: a form was not taken: ${answer.statusCode} ${text}`)),
          );
        });
        asked.on("error", reject);
        asked.end(body);
      })
    );
  return Object.assign(send, { close: () => agent.destroy() });
}

/** @param {Readonly<Record<string, string>>} fields */
function bodyOf(fields) {
  const parts = Object.entries(fields).map(
    ([name, value]) =>
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return `${parts.join("")}--${BOUNDARY}--\r\n`;
}

/** Each visitor has one of 2^20 addresses. @param {number} index */
function addressOf(index) {
  const number = (index * 7919) % 2 ** 20;
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
}
