/** Items on the wish list of an account or a device. */
export const MAX_WISHES = 50;

/** Prices that an account watches at a time. */
export const MAX_WATCHES = 20;
