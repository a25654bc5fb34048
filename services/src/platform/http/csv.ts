/** The most rows of a file. */
export const CSV_MAX_ROWS = 1000;
