import type { CharacterEntity } from '@portico/services/game';
import { MINUTE_MS } from '@portico/domain';
import type { DemoRandom } from '../world/shared/demo-random.js';
import { progressOf, hunt, type Progress } from './leveling.js';

/** Interval at which the server saves online players, besides saving them at logout. */
const AUTOSAVE_MS = 2 * MINUTE_MS;

/** A character in the server's memory. Its row is older until the next save. */
export interface OnlinePlayer extends Progress {
  characterId: number;
  accountId: number;
  name: string;
  fame: number;
  mapId: number;
  isHunting: boolean;
  pace: number;
  logsOutAt: number;
  savesAt: number;
  loggedOutAt: number | null;
}

export function toOnlinePlayer(row: CharacterEntity, now: number, random: DemoRandom): OnlinePlayer {
  const { id, accountId, name, fame, mapId } = row;
  return {
    characterId: id,
    accountId,
    name,
    fame,
    mapId,
    ...progressOf(row),
    isHunting: random.chance(0.7),
    pace: 0.5 + random.fraction() * 1.2,
    logsOutAt: now + random.between(20, 180) * MINUTE_MS,
    savesAt: now + random.between(1, AUTOSAVE_MS),
    loggedOutAt: null,
  };
}

export function play(
  player: OnlinePlayer,
  seconds: number,
  maps: readonly number[],
  random: DemoRandom,
): void {
  if (player.isHunting) hunt(player, seconds, player.pace, random);
  if (!random.chance(seconds / 600)) return;
  player.isHunting = random.chance(0.7);
  if (maps.length > 0) player.mapId = random.pick(maps);
}

export function takeAutosave(player: OnlinePlayer, now: number): boolean {
  const waits = player.savesAt - now;
  // A longer wait than the interval means that the clock was set back.
  if (waits > 0 && waits <= AUTOSAVE_MS) return false;
  player.savesAt = now + AUTOSAVE_MS;
  return true;
}

export function exchangeFame(players: readonly OnlinePlayer[], random: DemoRandom): OnlinePlayer | undefined {
  const givers = players.filter(({ level }) => level >= 15);
  if (givers.length === 0 || players.length < 2) return undefined;
  const giver = random.pick(givers);
  const receiver = random.pick(players.filter((player) => player !== giver));
  receiver.fame = Math.max(-30_000, Math.min(30_000, receiver.fame + (random.chance(0.9) ? 1 : -1)));
  return receiver;
}
