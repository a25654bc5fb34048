import { Injectable } from '@nestjs/common';
import { MAX_WISHES } from '@portico/domain';
import { CatalogService } from '../../catalog/index.js';
import { AppError } from '../../platform/errors/index.js';
import type { Principal } from '../../platform/http/index.js';
import { UnitOfWork } from '../../platform/persistence/index.js';
import { FarmService, missing, ScrollsService, toItemSummary } from '../encyclopedia/index.js';
import { OffersService } from '../market/index.js';
import { NO_WATCH } from './wish.entity.js';
import type { WishedItemsDto, WishesDto } from './wishes.dto.js';
import { WishesRepository } from './wishes.repository.js';

/** Wish lists of accounts. Both calls name the wanted state, so that repeating one changes nothing. */
@Injectable()
export class WishesService {
  constructor(
    private readonly wishes: WishesRepository,
    private readonly catalogs: CatalogService,
    private readonly offers: OffersService,
    private readonly farm: FarmService,
    private readonly scrolls: ScrollsService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async own({ accountId }: Principal): Promise<WishesDto> {
    const rows = await this.wishes.own(accountId);
    return {
      itemIds: rows.map(({ itemId }) => itemId),
      watches: rows.flatMap(({ itemId, maxPrice, hitAt }) =>
        maxPrice === null ? [] : [{ itemId, maxPrice, hitAt }],
      ),
    };
  }

  /** Adds items in order while there is room. Throws `wishes.too_many` if there is none. */
  async add(principal: Principal, itemIds: readonly number[]): Promise<WishesDto> {
    const catalog = this.catalogs.current;
    const known = [...new Set(itemIds)].filter((id) => catalog.item(id) !== undefined);
    if (known.length === 0) throw new AppError(missing(catalog, 'catalog.item_not_found'));
    const { accountId } = principal;
    await this.unitOfWork.run(async (manager) => {
      const there = new Set((await this.wishes.lockAll(manager, accountId)).map(({ itemId }) => itemId));
      const added = known.filter((id) => !there.has(id));
      const room = MAX_WISHES - there.size;
      if (added.length > 0 && room <= 0) throw new AppError('wishes.too_many', { max: MAX_WISHES });
      const now = Date.now();
      const taken = added.slice(0, room);
      const rows = taken.map((itemId, at) => ({ ...NO_WATCH, accountId, itemId, createdAt: now - at }));
      await this.wishes.add(manager, rows);
    });
    return this.own(principal);
  }

  async remove(principal: Principal, itemIds: readonly number[]): Promise<WishesDto> {
    await this.unitOfWork.run((manager) => this.wishes.remove(manager, principal.accountId, itemIds));
    return this.own(principal);
  }

  /** Where items can be found now: stores and monsters. */
  async itemsOf(itemIds: readonly number[]): Promise<WishedItemsDto> {
    const catalog = this.catalogs.current;
    const items = itemIds.flatMap((id) => catalog.item(id) ?? []);
    const { market, byItem } = await this.offers.cheapest(items.map(({ id }) => id));
    return {
      items: items.map((item) => ({
        ...toItemSummary(item),
        offer: byItem.get(item.id)?.offer ?? null,
        offerCount: byItem.get(item.id)?.count ?? 0,
        dropper: this.farm.best(item.id),
      })),
      ...market,
    };
  }

  /** Where the scrolls that fit a piece can be found. Throws `catalog.item_not_found`. */
  scrollsFor(itemId: number): Promise<WishedItemsDto> {
    const { scrolls } = this.scrolls.table(itemId);
    return this.itemsOf(scrolls.slice(0, MAX_WISHES).map(({ id }) => id));
  }
}
