/** Most items on the wish list of an account or a device. */
export const MAX_WISHES = 50;

/** Most prices that an account watches at once. */
export const MAX_WATCHES = 20;
