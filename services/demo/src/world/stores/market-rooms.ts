/** The market of the game: its rooms follow each other from here on. */
export const FIRST_MARKET_ROOM = 910_000_001;
export const MARKET_ROOMS = 22;

/** Channels of the game server; each has the market again. */
export const CHANNELS = 20;

/** Lines of goods that a hired merchant holds. */
export const MAX_STORE_SLOTS = 16;
