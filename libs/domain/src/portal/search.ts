/** Longest search text of the API. Search fields have the same limit. */
export const SEARCH_MAX_LENGTH = 64;
/** Longest search text of the dressing room's wardrobe, in characters. */
export const WARDROBE_SEARCH_MAX_LENGTH = 60;

/** Shorter texts match too much to be useful. */
export const SEARCH_MIN_LENGTH = 2;
