/** Hears how much of what is sent has left, from 0 to 1. */
export type OnProgress = (share: number) => void;

/** Sends like fetch, which does not tell how far it is. @throws TypeError where there is no connection, as fetch does */
export function fetchWithProgress(
  path: string,
  { method = "GET", headers, body, signal }: RequestInit,
  onProgress: OnProgress,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const end = () => signal?.removeEventListener("abort", stop);
    const stop = () => {
      end();
      request.abort();
      reject(signal?.reason);
    };
    if (signal?.aborted) return reject(signal.reason);
    signal?.addEventListener("abort", stop);
    request.open(method, path);
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => {
      end();
      reject(new TypeError("There is no connection."));
    };
    request.onload = () => {
      end();
      const isEmpty = request.status === 204;
      resolve(new Response(isEmpty ? null : request.responseText, { status: request.status }));
    };
    request.send(body as XMLHttpRequestBodyInit);
  });
}
