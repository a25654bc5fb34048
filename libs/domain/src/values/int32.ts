/** Largest signed 32-bit integer. The game's columns hold no larger number, so no id, page or count of the API is larger. */
export const MAX_INT32 = 2_147_483_647;
