import { randomInt } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { type Language, MAX_INT32, MAX_WATCHES, type PriceUnit } from '@portico/domain';
import { AppError, invalidField } from '../../../platform/errors/index.js';
import type { Principal } from '../../../platform/http/index.js';
import { findLocked, UnitOfWork } from '../../../platform/persistence/index.js';
import { goodsAddress, MarketItemsService, readGoodsQuery } from '../../market/index.js';
import type { GoodsQuery, OwlHitDto } from '../../market/index.js';
import type { SearchWatchesDto } from '../wishes.dto.js';
import { SearchWatchEntity, WishEntity, WishesRepository } from '../wishes.repository.js';

export interface WatchHit {
  offer: OwlHitDto;
  /** The watch compares its price with that of a piece or of a bundle. */
  unit: PriceUnit;
}

/** Watched market searches. They share one limit with watched wishes. */
@Injectable()
export class SearchWatchesService {
  private readonly logger = new Logger('SearchWatches');
  private readonly unreadable = new Set<string>();

  constructor(
    private readonly wishes: WishesRepository,
    private readonly items: MarketItemsService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async own({ accountId }: Principal): Promise<SearchWatchesDto> {
    const rows = await this.wishes.ownSearches(accountId);
    return { searches: rows.map(({ id, search, hitAt }) => ({ id, search, hitAt })) };
  }

  /** Watches a search; the same search only once. Offers that already match are in the answer, without a mail. */
  async add(principal: Principal, text: string, language: Language): Promise<SearchWatchesDto> {
    const { accountId } = principal;
    const query = readGoodsQuery(text);
    if (typeof query.maxPrice !== 'number')
      throw invalidField('max', 'required', 'Must be the price to be told of');
    const search = goodsAddress('', { ...query, sort: 'price_asc' });
    const hitAt = (await this.cheapest(query)) === undefined ? null : Date.now();
    await this.unitOfWork.run(async (manager) => {
      const wishes = await findLocked(manager, WishEntity, { accountId });
      const own = await findLocked(manager, SearchWatchEntity, { accountId });
      if (own.some((watch) => watch.search === search)) return;
      const count = own.length + wishes.filter(({ maxPrice }) => maxPrice !== null).length;
      if (count >= MAX_WATCHES) throw new AppError('wishes.too_many_watches', { max: MAX_WATCHES });
      const id = randomInt(1, MAX_INT32);
      const createdAt = Date.now();
      const watch = { accountId, id, search, language, createdAt, hitAt, mailedAt: null };
      await manager.insert(SearchWatchEntity, watch);
    });
    return this.own(principal);
  }

  async remove(principal: Principal, id: number): Promise<SearchWatchesDto> {
    const { accountId } = principal;
    await this.unitOfWork.run((manager) => manager.delete(SearchWatchEntity, { accountId, id }));
    return this.own(principal);
  }

  /** Finds the cheapest offer for a stored watch; undefined if there is none, or if this version cannot read the search. */
  async hitOf(watch: SearchWatchEntity): Promise<WatchHit | undefined> {
    const query = this.readStored(watch);
    return query && this.cheapest(query);
  }

  private async cheapest(query: GoodsQuery): Promise<WatchHit | undefined> {
    const unit = query.unit ?? 'bundle';
    const sort = unit === 'piece' ? 'piece_asc' : 'price_asc';
    const [offer] = (await this.items.find({ ...query, sort }, 1, 1)).items;
    return offer && { offer, unit };
  }

  /** Another version may have stored what this one refuses. That is logged once and stops no other watch. */
  private readStored({ id, search }: SearchWatchEntity): GoodsQuery | undefined {
    try {
      return readGoodsQuery(search);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (!this.unreadable.has(search))
        this.logger.warn({ msg: 'a watched search cannot be read', id, err: error });
      this.unreadable.add(search);
      return undefined;
    }
  }
}
