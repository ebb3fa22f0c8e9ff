import { AJAX_PATH } from "../browser/ajaxPath.ts";

/** What may be asked for with an item: fields of a form, nested as PHP nests them. */
export type LoadData = { readonly [name: string]: LoadValue };

export type LoadValue = string | number | boolean | null | LoadData | readonly LoadValue[];

/** Who is asked; page options are such. */
export type LoadServer = {
  readonly ajaxurl: string;
  /** The document shown, as the server counts it. */
  readonly post_id: string;
};

export const loadServerDefaults: LoadServer = {
  ajaxurl: AJAX_PATH,
  post_id: "",
};

/** A part of the page that is asked for once the page is there. */
export type LoadItem = {
  /** What is asked for, such as "comment_count"; the server answers by it. */
  readonly tag: string;
  /** Default none. */
  readonly data?: LoadData;
  /** Default loadServerDefaults. */
  readonly server?: LoadServer;
  /** Asks also where a crawler reads the page. Default false. */
  readonly force?: boolean;
  /**
   * Told what the server answered for this item, unchecked, and all that it answered. Not called
   * where the request failed, or the answer has nothing for the item.
   */
  readonly onResult: (own: unknown, whole: Readonly<Record<string, unknown>>) => void;
  /** Told why the request failed: an HttpError. Default nothing, beside the warning. */
  readonly onFailure?: (error: unknown) => void;
};
