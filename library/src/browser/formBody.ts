/**
 * What can be sent as a form: text, numbers, switches, and lists and objects of them. What is null
 * or undefined is left out.
 */
export type FormPayload = { readonly [name: string]: unknown };

/**
 * A payload as a form sends it, in the notation that PHP reads back into lists and objects:
 * `{ a: { b: 1 }, c: [2, 3] }` is `a[b]=1&c[0]=2&c[1]=3`.
 */
export function formBody(payload: FormPayload): URLSearchParams {
  const body = new URLSearchParams();
  const add = (name: string, value: unknown): void => {
    if (value === null || value === undefined) return;
    if (typeof value !== "object") {
      body.append(name, String(value));
      return;
    }
    for (const [key, one] of Object.entries(value)) add(`${name}[${key}]`, one);
  };
  for (const [name, value] of Object.entries(payload)) add(name, value);
  return body;
}
