/** So many rows a file has at most. */
export const CSV_MAX_ROWS = 1000;
