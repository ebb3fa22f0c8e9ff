import { type LoadItem, type LoadValue, loadServerDefaults } from "./LoadItem.ts";
import { LOAD_ACTION } from "./wire.ts";

/** The form that asks one server for these: `tve_dash_data[tag][name]`, as PHP nests fields. */
export function encodeLoad(items: readonly LoadItem[]): URLSearchParams {
  const { post_id } = items[0]?.server ?? loadServerDefaults;
  const fields = new URLSearchParams({ post_id, action: LOAD_ACTION });
  for (const [tag, data] of new Map(items.map(({ tag, data }) => [tag, data]))) {
    const name = `tve_dash_data[${tag}]`;
    // Without a field of its own an item would not be asked for at all.
    if (Object.keys(data ?? {}).length === 0) fields.append(name, "");
    else appendValue(fields, name, data ?? {});
  }
  return fields;
}

function appendValue(fields: URLSearchParams, name: string, value: LoadValue): void {
  if (typeof value !== "object" || value === null) {
    fields.append(name, String(value ?? ""));
    return;
  }
  for (const [key, inner] of Object.entries(value)) {
    appendValue(fields, `${name}[${key}]`, inner);
  }
}
