/** A UUID in an address, as PostgreSQL writes it: anything else is at no address. */
export const ID_PATTERN = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
