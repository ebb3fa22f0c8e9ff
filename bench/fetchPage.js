/**
 * @param {string} url
 * @returns {Promise<Buffer>} the page, uncompressed
 * @throws {Error} where the answer is not a page
 */
export async function fetchPage(url) {
  const response = await fetch(url, { headers: { "accept-encoding": "identity" } });
  const body = Buffer.from(await response.arrayBuffer());
  if (!response.ok) throw new Error(`vitrine: ${url} is answered with ${response.status}.`);
  return body;
}
