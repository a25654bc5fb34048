import { Injectable } from '@nestjs/common';
import { DAY_MS, MINUTE_MS, unitPrice } from '@portico/domain';
import { PorticoConfig } from '../../../platform/config/index.js';
import { type HeldLease, type LeaderJob, LeaderJobs, Leases } from '../../../platform/jobs/index.js';
import { Mailer } from '../../../platform/mail/index.js';
import { UnitOfWork } from '../../../platform/persistence/index.js';
import { MailAccounts } from '../../identity/index.js';
import { type CheapestOffer, OffersService } from '../../market/index.js';
import type { WishEntity } from '../wish.entity.js';
import { WishesRepository } from '../wishes.repository.js';
import { watchMail } from './watch-mail.js';
import { StopLinks } from './stop-links.js';

const EVERY_MS = MINUTE_MS;

/** A seller who opens and closes a store all day is told of once. */
const MAIL_PAUSE_MS = DAY_MS;

/** Compares watched prices with the cheapest offers in the open stores. */
@Injectable()
export class PriceWatch {
  readonly job: LeaderJob;

  constructor(
    private readonly wishes: WishesRepository,
    offers: OffersService,
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
      due: () => wishes.watched(),
      work: async ({ due, lease, now, mayGoOn }) => {
        const { byItem } = await offers.cheapest([...new Set(due.map(({ itemId }) => itemId))]);
        for (const wish of due) {
          const cheapest = byItem.get(wish.itemId);
          const isHit = isAtPrice(wish.maxPrice, cheapest);
          if (isHit === (wish.hitAt !== null)) continue;
          if (!(await mayGoOn())) return;
          await this.turn(wish, isHit ? cheapest : undefined, lease, now);
        }
      },
    });
  }

  /** A hit begins with an offer and ends without. Its mail is claimed before it is sent: a crash loses one but never repeats it. */
  private async turn(wish: WishEntity, cheapest: CheapestOffer | undefined, lease: HeldLease, now: number) {
    const isMailed = cheapest !== undefined && now - (wish.mailedAt ?? 0) >= MAIL_PAUSE_MS;
    const values = { hitAt: cheapest === undefined ? null : now, ...(isMailed && { mailedAt: now }) };
    const isTurned = await this.unitOfWork.run(async (manager) => {
      await this.leases.confirm(manager, lease);
      return this.wishes.turn(manager, wish, values);
    });
    if (isTurned && isMailed) await this.mail(wish, cheapest);
  }

  /** Anybody can name an address that is not theirs, so that only confirmed ones get mails. */
  private async mail(wish: WishEntity, { offer }: CheapestOffer): Promise<void> {
    const account = await this.accounts.findReachable(wish.accountId);
    if (account === undefined || !(await this.accounts.isConfirmed(account))) return;
    const mail = watchMail(wish.language ?? 'en', this.config.public.site, {
      itemName: offer.name,
      price: pieceOf(offer) ?? 0,
      seller: offer.ownerName,
      storeId: offer.ownerId,
      stopToken: this.links.tokenOf(wish),
    });
    this.mailer.send({ ...mail, to: account.email, network: '' });
  }
}

export function isAtPrice(maxPrice: number | null, cheapest: CheapestOffer | undefined): boolean {
  const piece = cheapest === undefined ? null : pieceOf(cheapest.offer);
  return maxPrice !== null && piece !== null && piece <= maxPrice;
}

/** Mesos a piece; null where the price is unknown. */
function pieceOf({ price, item }: CheapestOffer['offer']): number | null {
  return price === null ? null : unitPrice(price, item.quantity);
}
