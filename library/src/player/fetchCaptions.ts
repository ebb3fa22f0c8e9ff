import { REQUEST_TIMEOUT } from "../browser/http.ts";
import { type Captions, parseCaptions } from "./parseCaptions.ts";

/**
 * Asks for a file of captions by GET, as text, whatever type the server gives it.
 * @throws where it does not come, or holds no captions
 */
export async function fetchCaptions(address: string, stopped: AbortSignal): Promise<Captions> {
  const signal = AbortSignal.any([stopped, AbortSignal.timeout(REQUEST_TIMEOUT)]);
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  const read = parseCaptions(await response.text());
  if (read.captions.length === 0) throw new Error("it holds no captions");
  return read;
}
