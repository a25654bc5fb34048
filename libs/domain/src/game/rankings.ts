/** Sorts of the list of guilds, the default first. */
export const GUILD_SORTS = ['total_level', 'members', 'best_level', 'points'] as const;

export type GuildSort = (typeof GUILD_SORTS)[number];

/** Periods of gains, the default first: the server's day, and the 7 and 30 days up to it. */
export const GAIN_PERIODS = ['week', 'today', 'month'] as const;

export type GainPeriod = (typeof GAIN_PERIODS)[number];

/** Sorts of the list of gains, the default first. */
export const GAIN_SORTS = ['exp', 'levels'] as const;

export type GainSort = (typeof GAIN_SORTS)[number];
