import type { AccountEntity, CharacterEntity } from '@portico/services/game';
import { DAY_MS } from '@portico/domain';

/** Someone behind an account, while the demo world is being made. */
export interface Player {
  account: AccountEntity;
  characters: CharacterEntity[];
  /** 0 looked in once, 1 plays every day for years. */
  dedication: number;
  createdAt: number;
  lastSeenAt: number;
  /** Where the account votes from. */
  ip: string;
  /** How many vote points it has in the end, where that is not left to chance. */
  votePointsLeft?: number;
  /** On how many days in a row up to yesterday it has voted, where that is not left to chance. */
  voteStreak?: number;
}

/** Whether someone was in the game within the last days before `today`. */
export function wasSeenWithin(player: Player, days: number, today: number): boolean {
  return player.lastSeenAt > today - days * DAY_MS;
}
