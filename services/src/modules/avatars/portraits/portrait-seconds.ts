/** People change their clothes. */
export const PORTRAIT_SECONDS = 300;
