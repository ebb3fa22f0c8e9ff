/** Names of fields are keys of what is stored, and parts of ids in pages. */
export const FIELD_NAME = /^[a-z][\w-]{0,63}$/i;

/** An id that a field may have in pages. */
export const FIELD_ID = /^[a-z][\w-]{0,99}$/i;

/** How an address of this site, or of the web, begins: no script, which forms written by others might bring. */
export const SAFE_START = String.raw`(?:https?:\/\/|mailto:|\/(?!\/)|#)`;

/** Where a form's texts may lead. */
export const SAFE_ADDRESS = new RegExp(`^${SAFE_START}`);
