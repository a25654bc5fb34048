import type { BridgeEvent } from './contract/index.js';
import type { CharacterEntity } from '../entities/index.js';
import type { OpenStore } from '../merchants/open-store.js';

export const SOURCES = ['live', 'database'] as const;

/** `live`: from the running game; `database`: from tables, which may lag behind. */
export type Source = (typeof SOURCES)[number];

/** An answer with its source and the time from which it holds, epoch ms. */
export interface Sourced<T> {
  value: T;
  source: Source;
  asOf: number;
}

export interface ServerStatus {
  isOnline: boolean;
  /** Accounts in the game; null if unknown. */
  players: number | null;
}

/** A character in the game, from the game's memory; the database may lag behind. */
export interface OnlineCharacter extends Pick<
  CharacterEntity,
  'accountId' | 'name' | 'level' | 'job' | 'mapId'
> {
  characterId: number;
  /** Null in the cash shop, between channels, and if unknown. */
  channel: number | null;
}

/** Events of the running game, oldest first. */
export interface GameEvents {
  events: BridgeEvent[];
  /** The `after` of the next call. */
  cursor: string;
  /** True if events between `after` and the first of these are lost. */
  hasGap: boolean;
  /** True if more events may be available at once. */
  isFull: boolean;
}

/** When changed drops take effect: now, or when the server next reads them. */
export type ReloadEffect = 'now' | 'nextReload';

/**
 * Access to what exists only inside the running game server, with one adapter for each kind of server. Each answer says whether it is
 * live or from the database, and how old. Reads never fail because the game server is down: the database answers instead.
 */
export abstract class GameBridge {
  /** Whether the portal can talk to the running game, and so end sessions in it. */
  abstract readonly reachesGame: boolean;

  abstract status(): Promise<Sourced<ServerStatus>>;

  abstract onlineCharacters(): Promise<Sourced<OnlineCharacter[]>>;

  /** The online character of an account, or null. */
  abstract onlineCharacterOf(accountId: number): Promise<Sourced<OnlineCharacter | null>>;

  /**
   * Whether an account is in the game or in its character selection, whatever its row says: a crash of the game
   * leaves rows behind. `unknown` if the game cannot be asked.
   */
  abstract isPlaying(accountId: number): Promise<boolean | 'unknown'>;

  /** Open hired merchants. A sold-out line may still be listed with 0 bundles. */
  abstract openStores(): Promise<Sourced<OpenStore[]>>;

  /**
   * Saves the characters of an account and ends its session; returns whether there was one. Throws
   * `game.bridge_absent` if the portal cannot reach the game.
   */
  abstract disconnect(accountId: number): Promise<boolean>;

  /**
   * Makes the game save and forget a character that it holds without a client. `settled`: there was one; `out`: there was none. After
   * both, the game's memory held nothing of the account at some moment during the call. `unknown` if the game cannot be asked.
   */
  async settle(_accountId: number): Promise<'settled' | 'out' | 'playing' | 'unknown'> {
    return 'unknown';
  }

  /** Whether rows of `portal_bridge_grant` are written for the game to apply; constant for this process. */
  readonly writesGrants: boolean = false;

  /** Whether the game applies grants to players, as far as known. */
  get appliesGrants(): boolean {
    return false;
  }

  /** Asks the game to apply a row. Never fails: the row shows the result. */
  async applyGrant(_key: string): Promise<void> {}

  /** Whether the game sends events. */
  readonly tellsEvents: boolean = false;

  /**
   * One page of events after a cursor; without a cursor, the current cursor. Undefined if the game sends none or
   * cannot be reached: the cursor stays valid.
   */
  async events(_after: string | undefined): Promise<GameEvents | undefined> {
    return undefined;
  }

  /** Makes the game reload its drop tables, if the portal can reach it. */
  abstract reloadDrops(): Promise<ReloadEffect>;
}
