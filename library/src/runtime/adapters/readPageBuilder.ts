import { type Bag, bag, isOn, text, texts } from "../../browser/values.ts";
import type { PageOptionsSource } from "../PageOptions.ts";

/** A user's role tells what they may do, not who they are; no option carries one (ED-024). */
const NOT_FOR_PREFILL = ["role"];

/** Reads `tve_frontend_options`, the page builder's object; its dashboard has an address alone. */
export function readPageBuilder(globals: Bag): PageOptionsSource {
  const options = bag(globals.tve_frontend_options);
  const ajaxurl = text((options ?? bag(globals.tve_dash_front))?.ajaxurl);
  const server = ajaxurl ? { ajaxurl } : {};
  if (!options) return server;
  return {
    ...server,
    is_editor_page: isOn(options.is_editor_page),
    post_type: text(options.post_type),
    post_id: text(options.post_id),
    post_request_data: bag(options.post_request_data) ?? {},
    // PHP prints a list with gaps as an object.
    page_events: Object.values(Object(options.page_events)),
    allow_video_src: isOn(options.allow_video_src),
    visitor: {
      nonce: text(options.nonce),
      ip: text(options.ip),
      current_user: withoutRole(texts(options.current_user)),
    },
  };
}

function withoutRole(user: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(user).filter(([key]) => !NOT_FOR_PREFILL.includes(key)));
}
