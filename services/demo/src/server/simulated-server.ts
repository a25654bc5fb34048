import type { MerchantRows, OpenStore, OnlineCharacter } from '@portico/services/game';
import type { StoreArchive } from '@portico/services/modules/market';
import { pick } from '@portico/services/platform/collections';
import type { HeldLease } from '@portico/services/platform/jobs';
import { DAY_MS } from '@portico/domain';
import { DemoRandom } from '../world/shared/demo-random.js';
import { MAX_MESOS } from './leveling.js';
import { StoreOpener, restoreStores } from './store-opener.js';
import { exchangeFame, play, takeAutosave, toOnlinePlayer, type OnlinePlayer } from './online-player.js';
import type { SimulatedRows } from './simulated-rows.js';
import { pickPurchase, isSoldOut, sell, toOpenStore, type SimulatedStore } from './simulated-store.js';
const ACCOUNTS_EVERY_MS = 600_000;
/** Limits how much happens in a late tick, such as after the machine slept. */
const MAX_TICK_SECONDS = 60;
const SHARE_ONLINE = 0.11;
const MAX_ONLINE = 150;
const SECONDS_PER_SESSION = 4000;
const SECONDS_PER_SALE = 8;
const SECONDS_PER_FAME = 90;
const SECONDS_PER_OPENING = 60;
const OPENING_LEVEL = 30;

const SHOWN = ['characterId', 'accountId', 'name', 'level', 'job', 'mapId'] as const;

export interface SimulatedSources {
  rows: SimulatedRows;
  merchants: MerchantRows;
  archive: StoreArchive;
  lease: HeldLease;
}

/**
 * A small game server over the demo world's rows. It keeps online players and open stores in memory, advances them each tick, and writes
 * absolute values like the real one. The same seed, rows and times give the same results. Calls must not overlap.
 */
export class SimulatedServer {
  private readonly random: DemoRandom;
  private readonly opener = new StoreOpener();
  private readonly players = new Map<number, OnlinePlayer>();
  private readonly stores = new Map<number, SimulatedStore>();
  private playableAccounts: readonly number[] = [];
  private maps: readonly number[] = [];
  private readAccountsAt = 0;
  private lastTick = 0;
  private storesWanted = 0;
  private readonly unsavedPlayers = new Set<OnlinePlayer>();
  private readonly unsavedStores = new Set<SimulatedStore>();
  private readonly unsavedLogins = new Map<number, { isIn: boolean; at: number }>();

  constructor(
    private readonly sources: SimulatedSources,
    seed: number,
  ) {
    this.random = new DemoRandom(seed);
  }

  /** Loads the world from its rows: open stores, players that are logged in, and most of the players that are usual at this hour. */
  async start(now: number): Promise<void> {
    const { rows } = this.sources;
    this.lastTick = now;
    this.maps = await rows.knownMaps();
    await this.readAccounts(now);
    await this.restoreStores(now);
    const playable = new Set(this.playableAccounts);
    for (const accountId of await rows.loggedIn()) {
      if (playable.has(accountId)) await this.logIn(accountId, now);
      else this.unsavedLogins.set(accountId, { isIn: false, at: now });
    }
    const missing = Math.floor(this.playersWanted(now) * 0.8) - this.players.size;
    for (const accountId of this.random.sample(this.offlineAccounts(), missing))
      await this.logIn(accountId, now);
    await this.flush();
  }

  async tick(now: number): Promise<void> {
    const seconds = Math.min(MAX_TICK_SECONDS, Math.max(0, (now - this.lastTick) / 1000));
    this.lastTick = now;
    if (Math.abs(now - this.readAccountsAt) >= ACCOUNTS_EVERY_MS) await this.readAccounts(now);
    for (const player of this.players.values()) {
      play(player, seconds, this.maps, this.random);
      if (now >= player.logsOutAt) this.logOut(player, now);
      else if (takeAutosave(player, now)) this.unsavedPlayers.add(player);
    }
    if (this.isDue(seconds, SECONDS_PER_FAME)) exchangeFame([...this.players.values()], this.random);
    await this.logOneIn(seconds, now);
    this.sellSomething(seconds);
    this.closeStores(now);
    await this.openStore(seconds, now);
    await this.flush();
  }

  /** Saves all players. `logOut` also logs them out, as a server does when it goes down. */
  async stop(now: number, { logOut }: { logOut: boolean }): Promise<void> {
    for (const player of this.players.values()) {
      if (logOut) this.logOut(player, now);
      else this.unsavedPlayers.add(player);
    }
    await this.flush();
  }

  async disconnect(accountId: number, now: number): Promise<boolean> {
    const player = this.players.get(accountId);
    if (player === undefined) return false;
    this.logOut(player, now);
    await this.flush();
    return true;
  }

  onlineCharacters(): OnlineCharacter[] {
    return [...this.players.values()].map((player) => ({ ...pick(player, SHOWN), channel: null }));
  }

  openStores(): OpenStore[] {
    return [...this.stores.values()].filter(({ isOpen }) => isOpen).map(toOpenStore);
  }

  private async readAccounts(now: number): Promise<void> {
    this.playableAccounts = await this.sources.rows.playableAccounts(now);
    this.readAccountsAt = now;
  }

  private async restoreStores(now: number): Promise<void> {
    const { rows, merchants, archive } = this.sources;
    const recorded = (await archive.recorded())?.value ?? [];
    for (const { goods, description } of recorded) {
      this.opener.addSign(description);
      for (const { itemId, quantity, price, stats } of goods)
        if (price !== null) this.opener.add({ itemId, quantity, price, stats });
    }
    const context = {
      opener: this.opener,
      merchantMesos: await rows.merchantMesos(),
      now,
      random: this.random,
    };
    const stores = restoreStores(await merchants.openStores(), recorded, context);
    for (const store of stores) this.stores.set(store.characterId, store);
    this.storesWanted = this.stores.size;
  }

  private playersWanted(now: number): number {
    const hour = ((now % DAY_MS) / DAY_MS) * 2 * Math.PI;
    const wave = 1 - 0.35 * Math.cos(hour);
    return Math.min(MAX_ONLINE, Math.round(this.playableAccounts.length * SHARE_ONLINE * wave));
  }

  private offlineAccounts(): number[] {
    return this.playableAccounts.filter((accountId) => !this.players.has(accountId));
  }

  private async logOneIn(seconds: number, now: number): Promise<void> {
    const wanted = this.playersWanted(now);
    if (this.players.size >= wanted) return;
    const everySeconds = SECONDS_PER_SESSION / Math.max(1, 2 * wanted - this.players.size);
    if (!this.isDue(seconds, everySeconds)) return;
    for (const accountId of this.random.sample(this.offlineAccounts(), 1)) await this.logIn(accountId, now);
  }

  /** Logs in an account, usually with the character that was played last. */
  private async logIn(accountId: number, now: number): Promise<void> {
    // The last write may have failed, and loading the older row would lose its changes.
    if ([...this.unsavedPlayers].some((player) => player.accountId === accountId)) return;
    const characters = await this.sources.rows.charactersOf(accountId);
    const row = this.random.chance(0.7) ? characters[0] : this.random.sample(characters, 1)[0];
    if (row === undefined) return;
    this.players.set(accountId, toOnlinePlayer(row, now, this.random));
    this.unsavedLogins.set(accountId, { isIn: true, at: now });
  }

  private logOut(player: OnlinePlayer, now: number): void {
    player.loggedOutAt = now;
    this.players.delete(player.accountId);
    this.unsavedPlayers.add(player);
    this.unsavedLogins.set(player.accountId, { isIn: false, at: now });
  }

  private sellSomething(seconds: number): void {
    const stores = [...this.stores.values()].filter(({ isOpen }) => isOpen);
    if (stores.length === 0 || !this.isDue(seconds, SECONDS_PER_SALE)) return;
    const store = this.random.pick(stores);
    const deal = pickPurchase(store, [...this.players.values()], this.random);
    if (deal === undefined || sell(store, deal.line, deal.buyer, deal.wanted) === 0) return;
    // One transaction writes both, so that no mesos are lost or created.
    this.unsavedStores.add(store);
    this.unsavedPlayers.add(deal.buyer);
  }

  /** Unsold goods stay with the store keeper: their rows remain, but the store's flag is cleared. */
  private closeStores(now: number): void {
    for (const store of this.stores.values()) {
      if (now < store.closesAt && !isSoldOut(store)) continue;
      store.isOpen = false;
      this.stores.delete(store.characterId);
      this.unsavedStores.add(store);
    }
  }

  private async openStore(seconds: number, now: number): Promise<void> {
    if (this.stores.size >= this.storesWanted || !this.isDue(seconds, SECONDS_PER_OPENING)) return;
    const unsaved = new Set([...this.unsavedStores].map(({ characterId }) => characterId));
    const owners = [...this.players.values()].filter(
      ({ level, characterId }) =>
        level >= OPENING_LEVEL && !this.stores.has(characterId) && !unsaved.has(characterId),
    );
    for (const owner of this.random.sample(owners, 1)) {
      const { rows, merchants } = this.sources;
      const earnings = await rows.merchantMesosOf(owner.characterId);
      const kept = await merchants.goodsOf(owner.characterId);
      owner.meso = Math.min(MAX_MESOS, owner.meso + earnings);
      const store = this.opener.openStore(owner, kept, now, this.random);
      this.stores.set(store.characterId, store);
      this.unsavedStores.add(store);
      this.unsavedPlayers.add(owner);
    }
  }

  private isDue(seconds: number, everySeconds: number): boolean {
    return this.random.chance(seconds / everySeconds);
  }

  /** If the write fails, the next tick repeats it. */
  private async flush(): Promise<void> {
    const players = [...this.unsavedPlayers];
    const stores = [...this.unsavedStores];
    const logins = new Map(this.unsavedLogins);
    const { rows, lease } = this.sources;
    await rows.write({ players, stores, logins }, lease);
    for (const player of players) this.unsavedPlayers.delete(player);
    for (const store of stores) this.unsavedStores.delete(store);
    for (const [accountId] of logins) this.unsavedLogins.delete(accountId);
  }
}
