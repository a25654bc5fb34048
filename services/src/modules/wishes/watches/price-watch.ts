import { Injectable } from '@nestjs/common';
import { DAY_MS, MINUTE_MS, unitPrice } from '@portico/domain';
import { PorticoConfig } from '../../../platform/config/index.js';
import { type HeldLease, type LeaderJob, LeaderJobs, Leases } from '../../../platform/jobs/index.js';
import { Mailer } from '../../../platform/mail/index.js';
import { UnitOfWork } from '../../../platform/persistence/index.js';
import { MailAccounts } from '../../identity/index.js';
import { type CheapestOffer, OffersService, type OwlHitDto } from '../../market/index.js';
import type { WishEntity } from '../wish.entity.js';
import { WishesRepository } from '../wishes.repository.js';
import type { SearchWatchEntity } from './search-watch.entity.js';
import { SearchWatchesRepository } from './search-watches.repository.js';
import { SearchWatchesService } from './search-watches.service.js';
import { watchMail } from './watch-mail.js';
import { StopLinks } from './stop-links.js';

const EVERY_MS = MINUTE_MS;

/** Minimum time between two mails of a watch, because a seller may open and close a store all day. */
const MAIL_PAUSE_MS = DAY_MS;

type Watch = WishEntity | SearchWatchEntity;

/** Compares watches with the cheapest offers in the open stores. */
@Injectable()
export class PriceWatch {
  readonly job: LeaderJob;

  constructor(
    private readonly wishes: WishesRepository,
    private readonly searchWatches: SearchWatchesRepository,
    private readonly searches: SearchWatchesService,
    private readonly offers: OffersService,
    private readonly accounts: MailAccounts,
    private readonly mailer: Mailer,
    private readonly links: StopLinks,
    private readonly leases: Leases,
    private readonly config: PorticoConfig,
    private readonly unitOfWork: UnitOfWork,
    jobs: LeaderJobs,
  ) {
    this.job = jobs.leaderJob({
      name: 'PriceWatch',
      lease: 'price-watch',
      every: EVERY_MS,
      due: async (): Promise<Watch[]> => [...(await wishes.watched()), ...(await searchWatches.all())],
      work: async ({ due, lease, now, mayGoOn }) => {
        const hitOf = await this.hits(due);
        for (const watch of due) {
          const hit = await hitOf(watch);
          if ((hit === undefined) === (watch.hitAt === null)) continue;
          if (!(await mayGoOn())) return;
          await this.turn(watch, hit, lease, now);
        }
      },
    });
  }

  /** Finds the offer for each watch. A search that several accounts watch runs only once. */
  private async hits(due: readonly Watch[]): Promise<(watch: Watch) => Promise<OwlHitDto | undefined>> {
    const itemIds = due.flatMap((watch) => ('itemId' in watch ? [watch.itemId] : []));
    const { byItem } = await this.offers.cheapest([...new Set(itemIds)]);
    const bySearch = new Map<string, OwlHitDto | undefined>();
    return async (watch) => {
      if ('itemId' in watch) {
        const cheapest = byItem.get(watch.itemId);
        return isAtPrice(watch.maxPrice, cheapest) ? cheapest?.offer : undefined;
      }
      const { search } = watch;
      if (!bySearch.has(search)) bySearch.set(search, await this.searches.cheapest(search));
      return bySearch.get(search);
    };
  }

  /**
   * A hit begins when an offer appears and ends when it is gone. The mail is claimed before it is sent, so a crash
   * may lose one but never repeats it.
   */
  private async turn(watch: Watch, hit: OwlHitDto | undefined, lease: HeldLease, now: number) {
    const isMailed = hit !== undefined && now - (watch.mailedAt ?? 0) >= MAIL_PAUSE_MS;
    const values = { hitAt: hit === undefined ? null : now, ...(isMailed && { mailedAt: now }) };
    const isTurned = await this.unitOfWork.run(async (manager) => {
      await this.leases.confirm(manager, lease);
      return 'itemId' in watch
        ? this.wishes.turn(manager, watch, values)
        : this.searchWatches.turn(manager, watch, values);
    });
    if (isTurned && isMailed) await this.mail(watch, hit);
  }

  /** Anyone can enter another person's address, so only confirmed addresses get mails. */
  private async mail(watch: Watch, offer: OwlHitDto): Promise<void> {
    const account = await this.accounts.findReachable(watch.accountId);
    if (account === undefined || !(await this.accounts.isConfirmed(account))) return;
    const mail = watchMail(watch.language ?? 'en', this.config.public.site, {
      itemName: offer.name,
      price: pieceOf(offer) ?? 0,
      seller: offer.ownerName,
      storeId: offer.ownerId,
      stopToken: this.links.tokenOf(watch),
      isSearch: !('itemId' in watch),
    });
    this.mailer.send({ ...mail, to: account.email, network: '' });
  }
}

export function isAtPrice(maxPrice: number | null, cheapest: CheapestOffer | undefined): boolean {
  const piece = cheapest === undefined ? null : pieceOf(cheapest.offer);
  return maxPrice !== null && piece !== null && piece <= maxPrice;
}

/** Mesos per piece; null if the price is unknown. */
function pieceOf({ price, item }: CheapestOffer['offer']): number | null {
  return price === null ? null : unitPrice(price, item.quantity);
}
