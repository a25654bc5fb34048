import { Injectable } from '@nestjs/common';
import { type Language, MAX_WATCHES, MAX_WISHES } from '@portico/domain';
import { In } from 'typeorm';
import { CatalogService } from '../../catalog/index.js';
import { AppError } from '../../platform/errors/index.js';
import type { Principal } from '../../platform/http/index.js';
import { findLocked, UnitOfWork } from '../../platform/persistence/index.js';
import { FarmService, missing, ScrollsService, toItemSummary } from '../encyclopedia/index.js';
import { OffersService } from '../market/index.js';
import { NO_WATCH, SearchWatchEntity, WishEntity, WishesRepository } from './wishes.repository.js';
import type { WatchRequestDto, WishedItemsDto, WishesDto } from './wishes.dto.js';
import { isAtPrice } from './watches/price-watch.js';
import { StopLinks } from './watches/watch-mail.js';

/** Wish lists of accounts. Calls name the wanted state, so that repeating one changes nothing. */
@Injectable()
export class WishesService {
  constructor(
    private readonly wishes: WishesRepository,
    private readonly catalogs: CatalogService,
    private readonly offers: OffersService,
    private readonly farm: FarmService,
    private readonly scrolls: ScrollsService,
    private readonly links: StopLinks,
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
      const there = new Set(
        (await findLocked(manager, WishEntity, { accountId })).map(({ itemId }) => itemId),
      );
      const added = known.filter((id) => !there.has(id));
      const room = MAX_WISHES - there.size;
      if (added.length > 0 && room <= 0) throw new AppError('wishes.too_many', { max: MAX_WISHES });
      const now = Date.now();
      const taken = added.slice(0, room);
      const rows = taken.map((itemId, at) => ({ ...NO_WATCH, accountId, itemId, createdAt: now - at }));
      if (rows.length > 0) await manager.insert(WishEntity, rows);
    });
    return this.own(principal);
  }

  async remove(principal: Principal, itemIds: readonly number[]): Promise<WishesDto> {
    const removed = { accountId: principal.accountId, itemId: In([...itemIds]) };
    await this.unitOfWork.run((manager) => manager.delete(WishEntity, removed));
    return this.own(principal);
  }

  /** Another price starts a new watch. If it is already reached, the answer says so and no mail is sent. */
  async watch(principal: Principal, request: WatchRequestDto, language: Language): Promise<WishesDto> {
    const { accountId } = principal;
    const { itemId, maxPrice } = request;
    const offers = maxPrice === null ? undefined : await this.offers.cheapest([itemId]);
    const hitAt = isAtPrice(maxPrice, offers?.byItem.get(itemId)) ? Date.now() : null;
    await this.unitOfWork.run(async (manager) => {
      if (maxPrice !== null) await this.add(principal, [itemId]);
      const rows = await findLocked(manager, WishEntity, { accountId });
      const others = rows.filter((row) => row.maxPrice !== null && row.itemId !== itemId);
      const searches = await findLocked(manager, SearchWatchEntity, { accountId });
      if (maxPrice !== null && others.length + searches.length >= MAX_WATCHES)
        throw new AppError('wishes.too_many_watches', { max: MAX_WATCHES });
      const wish = rows.find((row) => row.itemId === itemId);
      if (wish === undefined || wish.maxPrice === maxPrice) return;
      const values = maxPrice === null ? NO_WATCH : { ...NO_WATCH, maxPrice, language, hitAt };
      // A new price does not allow a second mail on the same day.
      await manager.update(WishEntity, { accountId, itemId }, { ...values, mailedAt: wish.mailedAt });
    });
    return this.own(principal);
  }

  async stop(token: string): Promise<void> {
    const key = this.links.read(token);
    if (key === undefined) throw new AppError('wishes.link_unknown');
    const { mailedAt: _, ...ended } = NO_WATCH;
    await this.unitOfWork.run((manager) =>
      'itemId' in key ? manager.update(WishEntity, key, ended) : manager.delete(SearchWatchEntity, key),
    );
  }

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

  scrollsFor(itemId: number): Promise<WishedItemsDto> {
    const { scrolls } = this.scrolls.table(itemId);
    return this.itemsOf(scrolls.slice(0, MAX_WISHES).map(({ id }) => id));
  }
}
