/** How PostgreSQL's to_char writes a time in UTC as JavaScript does. */
export const ISO_TIME = 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"';
