export const FIRST_MARKET_ROOM = 910_000_001;
export const MARKET_ROOMS = 22;

/** Channels of the game server. Each has a market of its own. */
export const CHANNELS = 20;

export const MAX_STORE_SLOTS = 16;
