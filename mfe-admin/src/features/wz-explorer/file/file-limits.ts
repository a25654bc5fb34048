/** As many bytes of XML as a file may have, packed or not. The largest of the game's character files has half a mebibyte. */
export const MAX_FILE_BYTES = 16 * 1_048_576;

export const MAX_NODES = 500_000;

export const MAX_DEPTH = 64;
