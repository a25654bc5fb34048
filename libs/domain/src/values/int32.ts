/** The largest signed 32-bit integer: no id, page or count of the API is larger, since none of the game's columns holds more. */
export const MAX_INT32 = 2_147_483_647;
