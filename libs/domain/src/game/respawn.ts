/** Seconds between two respawn rounds of a map (`RESPAWN_INTERVAL` of the Cosmic family, 10,000 ms). */
export const RESPAWN_ROUND_SECONDS = 10;

/** Share of its places that a map fills for one player: 0.70 + 0.05 each up to six (Cosmic's `getCurrentSpawnRate`); all with full respawn. */
export const SOLO_SPAWN_SHARE = 0.75;

const ROUNDS_PER_HOUR = 3600 / RESPAWN_ROUND_SECONDS;

/** Spawn places of one kind of monster on a map. */
export interface SpawnPlaces {
  count: number;
  /** `mobTime` of the game files: seconds until a killed monster may respawn. 0 means with the next round, below 0 never. */
  respawn: number;
}

/** Rounds until a killed monster respawns: the first one after its own time. Infinity for never. */
export function roundsToRespawn(respawn: number): number {
  return respawn < 0 ? Infinity : Math.max(1, Math.ceil(respawn / RESPAWN_ROUND_SECONDS));
}

/**
 * Kills per hour of each kind that a map allows a single player of any strength. The map fills only a share of its
 * places. Monsters that the player does not hunt (`leftAlone` places) stay and use up part of that share.
 */
export function killsAllowed(hunted: readonly SpawnPlaces[], leftAlone = 0): number[] {
  const perRound = hunted.map(({ count, respawn }) => count / roundsToRespawn(respawn));
  const back = perRound.reduce((sum, count) => sum + count, 0);
  const places = hunted.reduce((sum, { count, respawn }) => sum + (respawn < 0 ? 0 : count), leftAlone);
  const filled = Math.max(0, Math.ceil(SOLO_SPAWN_SHARE * places) - leftAlone);
  const share = back > filled ? filled / back : 1;
  return perRound.map((count) => count * share * ROUNDS_PER_HOUR);
}
