import { DemoRandom } from '../world/shared/demo-random.js';
import type { HeldLease } from '../../platform/jobs/index.js';
import type { MerchantRows, OpenStore, OnlineCharacter } from '../../game/index.js';
import type { StoreArchive } from '../../modules/market/index.js';
import { MAX_MESOS } from './leveling.js';
import { restoredShelves } from './restored-stores.js';
import { exchangeFame, play, takeAutosave, toPlayer } from './online-player.js';
import type { Player } from './online-player.js';
import { browse, isSoldOut, sell, toOpenStore } from './simulated-store.js';
import type { Shelf } from './simulated-store.js';
import type { SimulatedRows } from './simulated-rows.js';
import { Supplies } from './market-offers.js';

const DAY_MS = 86_400_000;
const ACTORS_EVERY_MS = 600_000;
/** A beat that comes late, after the machine slept, lets at most this much happen. */
const MAX_BEAT_SECONDS = 60;
const SHARE_ONLINE = 0.11;
const MAX_ONLINE = 150;
const SECONDS_PER_SESSION = 4000;
const SECONDS_PER_SALE = 8;
const SECONDS_PER_FAME = 90;
const SECONDS_PER_OPENING = 60;
const OPENING_LEVEL = 30;

export interface SimulatedSources {
  rows: SimulatedRows;
  merchants: MerchantRows;
  archive: StoreArchive;
  /** Under which it writes. */
  lease: HeldLease;
}

/**
 * A game server in miniature over the rows of the demo world: it holds who is in the game and every open store in memory,
 * lets them live from beat to beat, and writes absolute values as the real one does. The same seed, rows and times give
 * the same life. Calls must not overlap.
 */
export class SimulatedServer {
  private readonly random: DemoRandom;
  private readonly supplies = new Supplies();
  private readonly players = new Map<number, Player>();
  private readonly shelves = new Map<number, Shelf>();
  private actors: readonly number[] = [];
  private maps: readonly number[] = [];
  private readActorsAt = 0;
  private lastBeat = 0;
  private storesWanted = 0;
  private readonly unsavedPlayers = new Set<Player>();
  private readonly unsavedShelves = new Set<Shelf>();
  private readonly unsavedLogins = new Map<number, { isIn: boolean; at: number }>();

  constructor(
    private readonly sources: SimulatedSources,
    seed: number,
  ) {
    this.random = new DemoRandom(seed);
  }

  /** Takes up the world as its rows have it, with the stores open and most of the usual crowd in it. */
  async begin(now: number): Promise<void> {
    const { rows } = this.sources;
    this.lastBeat = now;
    this.maps = await rows.knownMaps();
    await this.readActors(now);
    await this.restoreStores(now);
    const playable = new Set(this.actors);
    for (const accountId of await rows.loggedIn()) {
      if (playable.has(accountId)) await this.arrive(accountId, now);
      else this.unsavedLogins.set(accountId, { isIn: false, at: now });
    }
    const missing = Math.floor(this.crowdWanted(now) * 0.8) - this.players.size;
    for (const accountId of this.random.sample(this.absent(), missing)) await this.arrive(accountId, now);
    await this.flush();
  }

  /** Lets the time since the last beat pass, and writes what has to be written. */
  async beat(now: number): Promise<void> {
    const seconds = Math.min(MAX_BEAT_SECONDS, Math.max(0, (now - this.lastBeat) / 1000));
    this.lastBeat = now;
    if (Math.abs(now - this.readActorsAt) >= ACTORS_EVERY_MS) await this.readActors(now);
    for (const player of this.players.values()) {
      play(player, seconds, this.maps, this.random);
      if (now >= player.leavesAt) this.leave(player, now);
      else if (takeAutosave(player, now)) this.unsavedPlayers.add(player);
    }
    if (this.happens(seconds, SECONDS_PER_FAME)) exchangeFame([...this.players.values()], this.random);
    await this.letArrive(seconds, now);
    this.trade(seconds);
    this.closeStores(now);
    await this.letOpen(seconds, now);
    await this.flush();
  }

  /** Writes everybody and everything; `logOut` sends all of them home, as a server that goes down does. */
  async end(now: number, { logOut }: { logOut: boolean }): Promise<void> {
    for (const player of this.players.values()) {
      if (logOut) this.leave(player, now);
      else this.unsavedPlayers.add(player);
    }
    await this.flush();
  }

  /** Ends the session of an account, saved; tells whether there was one. */
  async disconnect(accountId: number, now: number): Promise<boolean> {
    const player = this.players.get(accountId);
    if (player === undefined) return false;
    this.leave(player, now);
    await this.flush();
    return true;
  }

  onlineCharacters(): OnlineCharacter[] {
    return [...this.players.values()].map(({ characterId, accountId, name, level, job, mapId }) => ({
      characterId,
      accountId,
      name,
      level,
      job,
      mapId,
    }));
  }

  openStores(): OpenStore[] {
    return [...this.shelves.values()].filter(({ isOpen }) => isOpen).map(toOpenStore);
  }

  private async readActors(now: number): Promise<void> {
    this.actors = await this.sources.rows.actors(now);
    this.readActorsAt = now;
  }

  private async restoreStores(now: number): Promise<void> {
    const { rows, merchants, archive } = this.sources;
    const recorded = (await archive.recorded())?.value ?? [];
    for (const { goods, description } of recorded) {
      this.supplies.learnSign(description);
      for (const { itemId, quantity, price, stats } of goods)
        if (price !== null) this.supplies.learn({ itemId, quantity, price, stats });
    }
    const context = {
      supplies: this.supplies,
      merchantMesos: await rows.merchantMesos(),
      now,
      random: this.random,
    };
    const shelves = restoredShelves(await merchants.openStores(), recorded, context);
    for (const shelf of shelves) this.shelves.set(shelf.characterId, shelf);
    this.storesWanted = this.shelves.size;
  }

  /** More in the evening than in the morning. */
  private crowdWanted(now: number): number {
    const hour = ((now % DAY_MS) / DAY_MS) * 2 * Math.PI;
    const wave = 1 - 0.35 * Math.cos(hour);
    return Math.min(MAX_ONLINE, Math.round(this.actors.length * SHARE_ONLINE * wave));
  }

  private absent(): number[] {
    return this.actors.filter((accountId) => !this.players.has(accountId));
  }

  private async letArrive(seconds: number, now: number): Promise<void> {
    const wanted = this.crowdWanted(now);
    if (this.players.size >= wanted) return;
    const everySeconds = SECONDS_PER_SESSION / Math.max(1, 2 * wanted - this.players.size);
    if (!this.happens(seconds, everySeconds)) return;
    for (const accountId of this.random.sample(this.absent(), 1)) await this.arrive(accountId, now);
  }

  /** The one that was played last, most times. */
  private async arrive(accountId: number, now: number): Promise<void> {
    // What was left unsaved by a failed write would be lost with the older row.
    if ([...this.unsavedPlayers].some((player) => player.accountId === accountId)) return;
    const characters = await this.sources.rows.charactersOf(accountId);
    const row = this.random.chance(0.7) ? characters[0] : this.random.sample(characters, 1)[0];
    if (row === undefined) return;
    this.players.set(accountId, toPlayer(row, now, this.random));
    this.unsavedLogins.set(accountId, { isIn: true, at: now });
  }

  private leave(player: Player, now: number): void {
    player.leftAt = now;
    this.players.delete(player.accountId);
    this.unsavedPlayers.add(player);
    this.unsavedLogins.set(player.accountId, { isIn: false, at: now });
  }

  private trade(seconds: number): void {
    const shelves = [...this.shelves.values()].filter(({ isOpen }) => isOpen);
    if (shelves.length === 0 || !this.happens(seconds, SECONDS_PER_SALE)) return;
    const shelf = this.random.pick(shelves);
    const deal = browse(shelf, [...this.players.values()], this.random);
    if (deal === undefined || sell(shelf, deal.line, deal.buyer, deal.wanted) === 0) return;
    // Both in one transaction: mesos are neither lost nor made.
    this.unsavedShelves.add(shelf);
    this.unsavedPlayers.add(deal.buyer);
  }

  /** What is left waits with the store keeper: the rows stay, the flag goes. */
  private closeStores(now: number): void {
    for (const shelf of this.shelves.values()) {
      if (now < shelf.closesAt && !isSoldOut(shelf)) continue;
      shelf.isOpen = false;
      this.shelves.delete(shelf.characterId);
      this.unsavedShelves.add(shelf);
    }
  }

  private async letOpen(seconds: number, now: number): Promise<void> {
    if (this.shelves.size >= this.storesWanted || !this.happens(seconds, SECONDS_PER_OPENING)) return;
    const unsaved = new Set([...this.unsavedShelves].map(({ characterId }) => characterId));
    const owners = [...this.players.values()].filter(
      ({ level, characterId }) =>
        level >= OPENING_LEVEL && !this.shelves.has(characterId) && !unsaved.has(characterId),
    );
    for (const owner of this.random.sample(owners, 1)) {
      const { rows, merchants } = this.sources;
      const earnings = await rows.merchantMesosOf(owner.characterId);
      const kept = await merchants.goodsOf(owner.characterId);
      owner.meso = Math.min(MAX_MESOS, owner.meso + earnings);
      const shelf = this.supplies.open(owner, kept, now, this.random);
      this.shelves.set(shelf.characterId, shelf);
      this.unsavedShelves.add(shelf);
      this.unsavedPlayers.add(owner);
    }
  }

  private happens(seconds: number, everySeconds: number): boolean {
    return this.random.chance(seconds / everySeconds);
  }

  /** What could not be written stays to be written with the next beat. */
  private async flush(): Promise<void> {
    const players = [...this.unsavedPlayers];
    const shelves = [...this.unsavedShelves];
    const logins = new Map(this.unsavedLogins);
    const { rows, lease } = this.sources;
    await rows.write({ players, shelves, logins }, lease);
    for (const player of players) this.unsavedPlayers.delete(player);
    for (const shelf of shelves) this.unsavedShelves.delete(shelf);
    for (const [accountId] of logins) this.unsavedLogins.delete(accountId);
  }
}
