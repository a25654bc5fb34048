import { seededRandom, type RandomNumber } from '../values/seeded-random.js';
import { killsAllowed, roundsToRespawn, SOLO_SPAWN_SHARE, type SpawnPlaces } from './respawn.js';

/** Simulates a map round by round for ten hours, with a player who kills all hunted monsters at once. */
function killsCounted(hunted: readonly SpawnPlaces[], leftAlone: number, random: RandomNumber): number {
  const hours = 10;
  const places = hunted.flatMap(({ count, respawn }) =>
    Array.from({ length: count }, () => ({ freeAt: 0, rounds: roundsToRespawn(respawn) })),
  );
  const filled = Math.ceil(SOLO_SPAWN_SHARE * (places.length + leftAlone)) - leftAlone;
  let kills = 0;
  for (let round = 0; round < hours * 360; round += 1) {
    const free = places.filter(({ freeAt }) => freeAt <= round);
    // The game fills free places in random order.
    const order = free.map((place) => ({ place, by: random() })).sort((a, b) => a.by - b.by);
    for (const { place } of order.slice(0, Math.max(0, filled))) {
      place.freeAt = round + place.rounds;
      kills += 1;
    }
  }
  return kills / hours;
}

describe('kills that a map allows', () => {
  it('fills three quarters of its places every ten seconds', () => {
    expect(killsAllowed([{ count: 8, respawn: 0 }])).toEqual([6 * 360]);
    expect(killsAllowed([{ count: 1, respawn: 3600 }])).toEqual([1]);
    expect(killsAllowed([{ count: 5, respawn: -1 }])).toEqual([0]);
    expect(killsAllowed([{ count: 4, respawn: 0 }], 12)).toEqual([0]);
  });

  it('agrees with rounds that are counted, where all come back alike', () => {
    const random = seededRandom(10);
    for (let round = 0; round < 12; round += 1) {
      const respawn = Math.floor(random() * 45);
      const kind = { count: 1 + Math.floor(random() * 20), respawn };
      const leftAlone = Math.floor(random() * 8);
      const [allowed = 0] = killsAllowed([kind], leftAlone);
      expect(killsCounted([kind], leftAlone, random) / Math.max(1, allowed)).toBeCloseTo(
        allowed > 0 ? 1 : 0,
        1,
      );
    }
  });
});
