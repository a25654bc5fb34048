/** Longest search text the API takes; the fields that search stop there too. */
export const SEARCH_MAX_LENGTH = 64;

/** Shorter texts find too much to be of use. */
export const SEARCH_MIN_LENGTH = 2;
