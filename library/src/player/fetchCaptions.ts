import { after } from "../browser/after.ts";
import { REQUEST_TIMEOUT } from "../browser/http.ts";
import { type Captions, parseCaptions } from "./parseCaptions.ts";

/**
 * Asks for a file of captions by GET, as text, whatever type the server gives it.
 * @throws where it does not come, or holds no captions
 */
export async function fetchCaptions(address: string, signal: AbortSignal): Promise<Captions> {
  const controller = new AbortController();
  const end = (): void => controller.abort();
  signal.addEventListener("abort", end);
  const stopTimer = after(REQUEST_TIMEOUT, end);
  try {
    const response = await fetch(address, { signal: controller.signal });
    if (!response.ok) throw new Error(`the server answered ${response.status}`);
    const read = parseCaptions(await response.text());
    if (read.captions.length === 0) throw new Error("it holds no captions");
    return read;
  } finally {
    stopTimer();
    signal.removeEventListener("abort", end);
  }
}
