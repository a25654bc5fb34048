/** Items on the wish list of an account or a device. */
export const MAX_WISHES = 50;
