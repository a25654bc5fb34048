/** Longest search text the API takes; the fields that search stop there too. */
export const SEARCH_MAX_LENGTH = 64;
/** Limit of a search for pieces to wear, in characters. */
export const WARDROBE_SEARCH_MAX_LENGTH = 60;

/** Shorter texts find too much to be of use. */
export const SEARCH_MIN_LENGTH = 2;
