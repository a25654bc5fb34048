/** Seconds between two rounds in which a map of the game fills up (`RESPAWN_INTERVAL` of the Cosmic family, 10,000 ms). */
export const RESPAWN_ROUND_SECONDS = 10;

/**
 * The share of its places that a map fills while one player is on it: 0.70, and 0.05 for each player up to six
 * (`getCurrentSpawnRate` of the Cosmic family; a server with full respawn fills all).
 */
export const SOLO_SPAWN_SHARE = 0.75;

const ROUNDS_PER_HOUR = 3600 / RESPAWN_ROUND_SECONDS;

/** Places of one kind of monster on a map. */
export interface SpawnPlaces {
  count: number;
  /** `mobTime` of the game files: seconds until a killed monster may come back, 0 with the next round, below 0 never. */
  respawn: number;
}

/** Rounds from the death of a monster until its place is filled again: the first one after its own time. Infinity for never. */
export function roundsToRespawn(respawn: number): number {
  return respawn < 0 ? Infinity : Math.max(1, Math.ceil(respawn / RESPAWN_ROUND_SECONDS));
}

/**
 * Kills per hour of each kind for a single player of any strength. The map fills only a share of its places.
 * Monsters that are left alone (`leftAlone` places) stay and use up part of that share.
 */
export function killsAllowed(hunted: readonly SpawnPlaces[], leftAlone = 0): number[] {
  const perRound = hunted.map(({ count, respawn }) => count / roundsToRespawn(respawn));
  const back = perRound.reduce((sum, count) => sum + count, 0);
  const places = hunted.reduce((sum, { count, respawn }) => sum + (respawn < 0 ? 0 : count), leftAlone);
  const filled = Math.max(0, Math.ceil(SOLO_SPAWN_SHARE * places) - leftAlone);
  const share = back > filled ? filled / back : 1;
  return perRound.map((count) => count * share * ROUNDS_PER_HOUR);
}
