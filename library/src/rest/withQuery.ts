/**
 * An address with these parameters, in place of those it had by the same names. All else of it
 * stays as it was written.
 */
export function withQuery(address: string, parameters: URLSearchParams): string {
  const [, page = "", query = "", place = ""] =
    /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(address) ?? [];
  const kept = query.split("&").filter((one) => one && !parameters.has(nameOf(one)));
  const all = [...kept, String(parameters)].filter(Boolean).join("&");
  return `${page}${all && `?${all}`}${place}`;
}

function nameOf(parameter: string): string {
  return [...new URLSearchParams(parameter).keys()].join();
}
