import type { BridgeEvent } from './contract/index.js';
import type { OpenStore } from '../merchants/open-store.js';
import type { Sourced } from './sourced.js';

export interface ServerStatus {
  isOnline: boolean;
  /** Accounts in the game; null where no one can tell. */
  players: number | null;
}

/** A character that is in the game, as the game has it in memory; the database may lag behind. */
export interface OnlineCharacter {
  characterId: number;
  accountId: number;
  name: string;
  level: number;
  job: number;
  mapId: number;
  /** null in the cash shop, between channels, and where no one can tell. */
  channel: number | null;
}

/** News of the running game, oldest first. */
export interface GameEvents {
  events: BridgeEvent[];
  /** The `after` of the next reading. */
  cursor: string;
  /** Events between `after` and the first of these are lost. */
  hasGap: boolean;
  /** More may follow at once. */
  isFull: boolean;
}

/** When changed drops count: at once, or when the server next reads them by itself. */
export type ReloadEffect = 'now' | 'nextReload';

/**
 * Reaches what exists only inside the running game server. There is one adapter for each kind of server; each answer says whether it is
 * live or from the database, and how old. Reading never fails because the game server is away: the database answers then.
 */
export abstract class GameBridge {
  /** Whether the portal speaks with the running game, and so can end a session in it. */
  abstract readonly reachesGame: boolean;

  abstract status(): Promise<Sourced<ServerStatus>>;

  abstract onlineCharacters(): Promise<Sourced<OnlineCharacter[]>>;

  /** Online character of an account; null without one. */
  abstract onlineCharacterOf(accountId: number): Promise<Sourced<OnlineCharacter | null>>;

  /**
   * Whether somebody plays on an account or stands in its character selection, whatever its row says: a crash of the game
   * leaves rows behind. `unknown` where no one can tell.
   */
  abstract isPlaying(accountId: number): Promise<boolean | 'unknown'>;

  /** Open hired merchants; a line that is sold out may still be there with no bundles. */
  abstract openStores(): Promise<Sourced<OpenStore[]>>;

  /**
   * Ends the session of an account, its characters saved; tells whether there was one. Throws `game.bridge_absent` where the
   * portal cannot reach the game.
   */
  abstract disconnect(accountId: number): Promise<boolean>;

  /**
   * Has the game save and forget a character that it holds without a client. `settled`: there was one; `out`: there was none. After
   * both its memory held nothing of the account at some time during the call. `unknown` where no one can tell.
   */
  async settle(_accountId: number): Promise<'settled' | 'out' | 'playing' | 'unknown'> {
    return 'unknown';
  }

  /** Whether rows of `portal_bridge_grant` are written for the game to apply, as long as this process runs. */
  readonly writesGrants: boolean = false;

  /** Tells whether the game applies grants to players, as far as known. */
  get appliesGrants(): boolean {
    return false;
  }

  /** Asks the game to apply a row, and never fails: the row tells what came of it. */
  async applyGrant(_key: string): Promise<void> {}

  /** Whether the game tells what happens in it. */
  readonly tellsEvents: boolean = false;

  /**
   * Events since a cursor, one page; without a cursor, the current one. undefined where the game tells none, or cannot be
   * reached: the cursor stays good.
   */
  async events(_after: string | undefined): Promise<GameEvents | undefined> {
    return undefined;
  }

  /** Makes the game read its drop tables again, where the portal can reach it. */
  abstract reloadDrops(): Promise<ReloadEffect>;
}
