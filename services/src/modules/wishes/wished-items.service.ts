import { Injectable } from '@nestjs/common';
import { CatalogService } from '../../catalog/index.js';
import { FarmService, toItemSummary } from '../encyclopedia/index.js';
import { OffersService } from '../market/index.js';
import type { WishedItemsDto } from './wishes.dto.js';

/** Where wished items come from now: stores and monsters. */
@Injectable()
export class WishedItemsService {
  constructor(
    private readonly catalogs: CatalogService,
    private readonly offers: OffersService,
    private readonly farm: FarmService,
  ) {}

  async of(itemIds: readonly number[]): Promise<WishedItemsDto> {
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
}
