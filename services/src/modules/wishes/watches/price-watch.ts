import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DAY_MS, grouped, MINUTE_MS, unitPrice } from '@portico/domain';
import { type LeaderJob, LeaderJobs, type LeaderRound } from '../../../platform/jobs/index.js';
import { type CheapestOffer, OffersService } from '../../market/index.js';
import { type Watch, WishesRepository } from '../wishes.repository.js';
import { SearchWatchesService, type WatchHit } from './search-watches.service.js';
import { type Hit, StopLinks } from './watch-mail.js';
import { WatchAccountsRepository } from './watch-accounts.repository.js';
import { WatchMessages } from './watch-messages.service.js';

const EVERY_MS = MINUTE_MS;

/** Minimum time between two messages of a watch, because a seller may open and close a store all day. */
const PAUSE_MS = DAY_MS;

/** Different searches per round. The next round checks the rest. */
const MAX_SEARCHES_PER_ROUND = 2000;

/** Longest time for searches of a round, so that costly ones leave most of the minute to visitors. */
const SEARCHES_MS = 10_000;

/** Searches to check before the lease is renewed. */
const SEARCHES_PER_BATCH = 100;

@Injectable()
export class PriceWatch {
  readonly job: LeaderJob;

  /** The last round ended here. */
  private lastSearch = '';

  constructor(
    private readonly wishes: WishesRepository,
    private readonly searches: SearchWatchesService,
    private readonly offers: OffersService,
    private readonly accounts: WatchAccountsRepository,
    private readonly messages: WatchMessages,
    private readonly links: StopLinks,
    jobs: LeaderJobs,
  ) {
    this.job = jobs.leaderJob({
      name: 'PriceWatch',
      lease: 'price-watch',
      every: EVERY_MS,
      due: () => wishes.watches(),
      work: async (round) => {
        await this.checkWishes(round);
        await this.checkSearches(round);
        await this.messages.settled();
      },
    });
  }

  private async checkWishes(round: LeaderRound<Watch>): Promise<void> {
    const wishes = round.due.filter((watch) => 'itemId' in watch);
    const { byItem } = await this.offers.cheapest([...new Set(wishes.map(({ itemId }) => itemId))]);
    for (const wish of wishes) {
      const cheapest = byItem.get(wish.itemId);
      const offer = isAtPrice(wish.maxPrice, cheapest) ? cheapest?.offer : undefined;
      const hit = offer && { offer, unit: 'piece' as const };
      if (isChanged(wish, hit) && !(await this.turn(wish, hit, round))) return;
    }
  }

  /** Runs each search once, also if several accounts watch it. */
  private async checkSearches(round: LeaderRound<Watch>): Promise<void> {
    const watched = grouped(
      round.due.filter((watch) => 'search' in watch),
      ({ search }) => search,
    );
    const searches = searchesInTurn(watched.keys(), this.lastSearch, MAX_SEARCHES_PER_ROUND);
    for (const [index, search] of withinTime(searches.entries(), SEARCHES_MS)) {
      if (index % SEARCHES_PER_BATCH === 0 && !(await round.mayGoOn())) return;
      const watches = watched.get(search) ?? [];
      const hit = watches[0] && (await this.searches.hitOf(watches[0]));
      for (const watch of watches) if (isChanged(watch, hit) && !(await this.turn(watch, hit, round))) return;
      this.lastSearch = search;
      // A search takes milliseconds, and nothing in it waits for other work.
      await nextTurn();
    }
  }

  /**
   * A hit begins when an offer appears and ends when it is gone. The message is claimed before it is sent, so a crash
   * may lose one but never repeats it. A hit whose message has no room now begins in a later round, so that it is
   * told then. Returns false if the round must end.
   */
  private async turn(watch: Watch, hit: WatchHit | undefined, round: LeaderRound<Watch>): Promise<boolean> {
    const { now, mayGoOn, write } = round;
    const isDue = hit !== undefined && now - (watch.mailedAt ?? 0) >= PAUSE_MS;
    const receivers = isDue ? await this.messages.receiversOf(watch.accountId) : undefined;
    const hasRoom =
      receivers === undefined ||
      (this.messages.canSend(receivers) && (await this.accounts.hasRoom(watch.accountId, now)));
    if (!hasRoom) return true;
    if (!(await mayGoOn())) return false;
    const isTold = await write(async (manager) => {
      const values = {
        hitAt: hit === undefined ? null : now,
        ...(receivers !== undefined && { mailedAt: now }),
      };
      const isTurned = await this.wishes.turn(manager, watch, values);
      if (!isTurned || receivers === undefined) return false;
      await this.accounts.count(manager, watch.accountId, now);
      return true;
    });
    if (isTold && hit !== undefined && receivers !== undefined)
      await this.messages.send(this.describe(watch, hit), receivers);
    return true;
  }

  private describe(watch: Watch, { offer, unit }: WatchHit): Hit {
    return {
      language: watch.language ?? 'en',
      itemName: offer.name,
      price: (unit === 'piece' ? pieceOf(offer) : offer.price) ?? 0,
      quantity: unit === 'piece' ? 1 : offer.item.quantity,
      seller: offer.ownerName,
      storeId: offer.ownerId,
      stopToken: this.links.tokenOf(watch),
      watched: 'itemId' in watch ? { itemId: watch.itemId } : { id: watch.id, search: watch.search },
    };
  }
}

function isChanged({ hitAt }: Watch, hit: WatchHit | undefined): boolean {
  return (hit === undefined) !== (hitAt === null);
}

export function isAtPrice(maxPrice: number | null, cheapest: CheapestOffer | undefined): boolean {
  const piece = cheapest === undefined ? null : pieceOf(cheapest.offer);
  return maxPrice !== null && piece !== null && piece <= maxPrice;
}

function pieceOf({ price, item }: CheapestOffer['offer']): number | null {
  return price === null ? null : unitPrice(price, item.quantity);
}

/** Searches of the next round, at most `max`: those that sort after the last checked one, then those from the beginning. */
export function searchesInTurn(searches: Iterable<string>, last: string, max: number): string[] {
  const sorted = [...searches].toSorted();
  const next = sorted.filter((search) => search > last);
  return [...next, ...sorted.slice(0, sorted.length - next.length)].slice(0, max);
}

export function* withinTime<T>(list: Iterable<T>, ms: number): Generator<T> {
  const until = performance.now() + ms;
  for (const one of list) {
    if (performance.now() >= until) return;
    yield one;
  }
}
