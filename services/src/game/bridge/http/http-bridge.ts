import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { CachedValue } from '../../../platform/cache/index.js';
import { PorticoConfig } from '../../../platform/config/index.js';
import { AppError } from '../../../platform/errors/index.js';
import type { BridgeAnswer } from '../contract/index.js';
import type { OpenStore } from '../../merchants/open-store.js';
import { DatabaseBridge } from '../database-bridge.js';
import { GameBridge } from '../game-bridge.js';
import type { GameEvents, OnlineCharacter, ReloadEffect, ServerStatus, Sourced } from '../game-bridge.js';
import { BridgeClient } from './bridge-client.js';
import { BridgeFault, BridgeWire } from './bridge-wire.js';
import { BridgeLine } from './bridge-line.js';
import {
  charactersOf,
  distinctBy,
  eventsOf,
  hasPlainName,
  readPages,
  storesOf,
  toOnlineCharacter,
} from './answer-rows.js';

const CHARACTERS_PER_PAGE = 500;
const MERCHANTS_PER_PAGE = 100;
const EVENTS_PER_PAGE = 200;

/** Whole lists are shared by all callers within this time. */
const LISTS = { freshMs: 2000 };
/** If a list does not come soon, the last one answers with its age, up to this age; after that the database. */
const LIST_AGE_MS = 20_000;
/** Longest time for a list, as a multiple of the time for one call. */
const LIST_READS = 2;

/** A plug in the game server (`docs/bridge`); while it does not answer, the database does. */
@Injectable()
export class HttpBridge extends GameBridge implements OnApplicationShutdown {
  override readonly reachesGame = true;
  override readonly writesGrants = true;
  override readonly tellsEvents = true;

  private readonly logger = new Logger('Bridge');
  private readonly wire: BridgeWire;
  private readonly line: BridgeLine;
  private readonly online = new CachedValue(() => this.readOnline(), LISTS);
  private readonly stores = new CachedValue(() => this.readStores(), LISTS);
  private readonly listMs: number;

  constructor(
    @Inject(PorticoConfig) { env, server }: PorticoConfig,
    @Inject(DatabaseBridge) private readonly rows: DatabaseBridge,
  ) {
    super();
    const { url, readMs, actMs, slowMs } = server.bridge;
    this.listMs = LIST_READS * readMs;
    this.wire = new BridgeWire(url);
    this.line = new BridgeLine(new BridgeClient(this.wire, env.bridgeKey ?? ''), { readMs, actMs, slowMs });
  }

  override get appliesGrants(): boolean {
    return this.line.isUp && this.line.calls.includes('grant');
  }

  async onApplicationShutdown(): Promise<void> {
    this.line.close();
    await this.wire.close();
  }

  override status(): Promise<Sourced<ServerStatus>> {
    return this.liveOr(
      async () => {
        const { players } = await this.line.quickCall('status');
        return { isOnline: true, players };
      },
      () => this.rows.status(),
    );
  }

  override async onlineCharacters(): Promise<Sourced<OnlineCharacter[]>> {
    return this.listOr(this.online, () => this.rows.onlineCharacters());
  }

  override onlineCharacterOf(accountId: number): Promise<Sourced<OnlineCharacter | null>> {
    return this.liveOr(
      async () => {
        const { character } = accountIn(accountId, await this.line.quickCall('account', { accountId }));
        return character === null ? null : toOnlineCharacter(character);
      },
      () => this.rows.onlineCharacterOf(accountId),
    );
  }

  override isPlaying(accountId: number): Promise<boolean | 'unknown'> {
    const isPlaying = this.line
      .call('account', { accountId })
      .then((account) => accountIn(accountId, account).session !== 'none');
    return orElse(isPlaying, () => this.rows.isPlaying(accountId));
  }

  override async openStores(): Promise<Sourced<OpenStore[]>> {
    return this.listOr(this.stores, () => this.rows.openStores());
  }

  override async disconnect(accountId: number): Promise<boolean> {
    const { outcome } = await this.orAbsent(this.line.call('disconnect', { accountId }));
    return outcome === 'disconnected';
  }

  override settle(accountId: number): Promise<'settled' | 'out' | 'playing' | 'unknown'> {
    const settled = this.line
      .call('settle', { accountId })
      .then(({ outcome }) => (outcome === 'nothing' ? 'out' : outcome));
    return orElse(settled, () => 'unknown');
  }

  override async applyGrant(key: string): Promise<void> {
    await orElse(this.line.call('grant', { body: { key } }), ({ kind, code }) => {
      if (code !== 'not_in_game') this.logger.warn({ msg: 'a grant came to nothing', key, kind, code });
    });
  }

  override async events(after: string | undefined): Promise<GameEvents | undefined> {
    if (!this.line.calls.includes('events')) return undefined;
    const query = { limit: EVENTS_PER_PAGE, ...(after !== undefined && { after }) };
    const read = async () => {
      const page = await this.line.call('events', { query });
      if (page.cursor === after && page.events.length > 0)
        throw new BridgeFault('untrusted', 'a cursor that stands still');
      const isFull = page.events.length >= EVENTS_PER_PAGE;
      return { events: eventsOf(page), cursor: page.cursor, hasGap: page.hasGap, isFull };
    };
    return orElse(read(), () => undefined);
  }

  override async reloadDrops(): Promise<ReloadEffect> {
    await this.orAbsent(this.line.call('reloadDrops'));
    return 'now';
  }

  private async readOnline(): Promise<Sourced<OnlineCharacter[]>> {
    const asOf = Date.now();
    const read = (after: number) =>
      this.line.call('online', { query: { after, limit: CHARACTERS_PER_PAGE } });
    const value = await readPages(read, charactersOf, this.listMs);
    return { value: distinctBy(value, ({ accountId }) => accountId), source: 'live', asOf };
  }

  private async readStores(): Promise<Sourced<OpenStore[]>> {
    const asOf = Date.now();
    const read = (after: number) =>
      this.line.call('merchants', { query: { after, limit: MERCHANTS_PER_PAGE } });
    const value = distinctBy(await readPages(read, storesOf, this.listMs), ({ characterId }) => characterId);
    value.sort((one, other) => (one.ownerName < other.ownerName ? -1 : 1));
    return { value, source: 'live', asOf };
  }

  private listOr<T>(list: CachedValue<Sourced<T>>, rows: () => Promise<Sourced<T>>): Promise<Sourced<T>> {
    return orElse(this.line.soon(list.get()), async () => list.newerThan(LIST_AGE_MS) ?? rows());
  }

  private liveOr<T>(read: () => Promise<T>, rows: () => Promise<Sourced<T>>): Promise<Sourced<T>> {
    const asOf = Date.now();
    return orElse(
      read().then((value) => ({ value, source: 'live' as const, asOf })),
      rows,
    );
  }

  /** An act that the plug refused or did not answer counts as not done. */
  private orAbsent<T>(act: Promise<T>): Promise<T> {
    return orElse(act, ({ kind, code }) => {
      this.logger.warn({ msg: 'the plug in the game server did not act', kind, code });
      throw new AppError('game.bridge_away');
    });
  }
}

/** The answer of the plug, or what takes its place after a fault. */
async function orElse<T, E>(
  answer: Promise<T>,
  otherwise: (fault: BridgeFault) => E | Promise<E>,
): Promise<T | E> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof BridgeFault)) throw error;
    return otherwise(error);
  }
}

/** The session of an account, without its character if the name is not plain text. Throws `BridgeFault`. */
function accountIn(accountId: number, account: BridgeAnswer<'account'>): BridgeAnswer<'account'> {
  const { character } = account;
  if (account.accountId !== accountId || (character !== null && character.accountId !== accountId))
    throw new BridgeFault('untrusted', 'another account');
  return { ...account, character: character !== null && hasPlainName(character) ? character : null };
}
