/**
 * Asks a site as its pages do, by what `signInAs` gives: for tests and measurements.
 * @param {string} url
 * @param {{ headers: Record<string, string>, body?: unknown, method?: string | undefined }} request default is GET, and POST
 *   where it has a body
 * @returns {Promise<any>} what the server says, undefined where that is nothing; a refusal throws
 */
export async function askJson(
  url,
  { headers, body, method = body === undefined ? "GET" : "POST" },
) {
  const written = body !== undefined && {
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify(body),
  };
  const answer = await fetch(url, { method, headers, ...written });
  const said = await answer.text();
  if (!answer.ok) {
    throw new Error(`vitrine: ${method} ${url} is answered with ${answer.status}: ${said}`);
  }
  return said ? JSON.parse(said) : undefined;
}
