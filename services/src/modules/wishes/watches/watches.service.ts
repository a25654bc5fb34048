import { Injectable } from '@nestjs/common';
import { type Language, MAX_WATCHES } from '@portico/domain';
import { AppError } from '../../../platform/errors/index.js';
import type { Principal } from '../../../platform/http/index.js';
import { UnitOfWork } from '../../../platform/persistence/index.js';
import { OffersService } from '../../market/index.js';
import { NO_WATCH } from '../wish.entity.js';
import type { WatchRequestDto, WishesDto } from '../wishes.dto.js';
import { WishesRepository } from '../wishes.repository.js';
import { WishesService } from '../wishes.service.js';
import { isAtPrice } from './price-watch.js';
import { SearchWatchesRepository } from './search-watches.repository.js';
import { StopLinks } from './watch-mail.js';

@Injectable()
export class WatchesService {
  constructor(
    private readonly wishes: WishesRepository,
    private readonly lists: WishesService,
    private readonly offers: OffersService,
    private readonly searches: SearchWatchesRepository,
    private readonly links: StopLinks,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * Watches an item, and adds it to the list if needed. Another price starts a new watch. If the price is already
   * reached, the answer says so and no mail is sent. If the watch is refused, the list stays as it was.
   */
  async set(principal: Principal, request: WatchRequestDto, language: Language): Promise<WishesDto> {
    const { accountId } = principal;
    const { itemId, maxPrice } = request;
    const hitAt = maxPrice !== null && (await this.isOnSale(itemId, maxPrice)) ? Date.now() : null;
    await this.unitOfWork.run(async (manager) => {
      if (maxPrice !== null) await this.lists.add(principal, [itemId]);
      const rows = await this.wishes.lockAll(manager, accountId);
      const others = rows.filter((row) => row.maxPrice !== null && row.itemId !== itemId);
      const searches = await this.searches.lockAll(manager, accountId);
      if (maxPrice !== null && others.length + searches.length >= MAX_WATCHES)
        throw new AppError('wishes.too_many_watches', { max: MAX_WATCHES });
      const wish = rows.find((row) => row.itemId === itemId);
      if (wish === undefined || wish.maxPrice === maxPrice) return;
      const values = maxPrice === null ? NO_WATCH : { ...NO_WATCH, maxPrice, language, hitAt };
      // A new price does not allow a second mail on the same day.
      await this.wishes.change(manager, wish, { ...values, mailedAt: wish.mailedAt });
    });
    return this.lists.own(principal);
  }

  private async isOnSale(itemId: number, maxPrice: number): Promise<boolean> {
    const { byItem } = await this.offers.cheapest([itemId]);
    return isAtPrice(maxPrice, byItem.get(itemId));
  }

  /**
   * Ends the watch of a mail's link; repeating it is harmless. Throws `wishes.link_unknown` for a link that this portal did not create.
   */
  async stop(token: string): Promise<void> {
    const key = this.links.read(token);
    if (key === undefined) throw new AppError('wishes.link_unknown');
    const { mailedAt: _, ...ended } = NO_WATCH;
    await this.unitOfWork.run((manager) =>
      'itemId' in key ? this.wishes.change(manager, key, ended) : this.searches.remove(manager, key),
    );
  }
}
