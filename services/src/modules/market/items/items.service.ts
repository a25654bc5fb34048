import { Injectable } from '@nestjs/common';
import { freeMarketRoom, unitPrice, type CsvCell } from '@portico/domain';
import {
  DatabasePaginationDto,
  Nested,
  CSV_MAX_ROWS,
  databasePagination,
  csvOf,
} from '../../../platform/http/index.js';
import { CatalogService } from '../../../catalog/index.js';
import { OwlHitDto } from '../owl-search/owl-search.dto.js';
import { MarketDto } from '../stores/stores.dto.js';
import { GoodsFinder, type FoundGoods } from '../owl-search/goods-finder.js';
import { refuseUnfit, type GoodsQuery } from '../owl-search/goods-query.js';
import { toOwlHit } from '../owl-search/owl-search.mapper.js';
import { toMarket } from '../stores/stores.mapper.js';

export const ITEMS_PAGE = { default: 24, max: 100 } as const;

export class MarketItemsDto extends MarketDto {
  @Nested(() => [OwlHitDto]) items: OwlHitDto[];
  @Nested(() => DatabasePaginationDto) pagination: DatabasePaginationDto;
}

const COLUMNS = {
  item_id: ({ itemId }) => itemId,
  item: ({ name }) => name,
  price: ({ price }) => price,
  quantity: ({ item }) => item.quantity,
  bundles: ({ item }) => item.bundles,
  price_per_piece: ({ price, item }) => (price === null ? null : unitPrice(price, item.quantity)),
  percent_of_usual: ({ item }) => item.percentOfUsual,
  store_id: ({ store }) => store.characterId,
  owner: ({ store }) => store.characterName,
  room: ({ store: { mapId } }) => (mapId === null ? null : (freeMarketRoom(mapId) ?? null)),
  channel: ({ store }) => store.channel,
} satisfies Record<string, (hit: OwlHitDto) => CsvCell>;

@Injectable()
export class MarketItemsService {
  constructor(
    private readonly finder: GoodsFinder,
    private readonly catalogs: CatalogService,
  ) {}

  found(query: GoodsQuery): Promise<FoundGoods> {
    refuseUnfit(query);
    return this.finder.find(query);
  }

  async find(query: GoodsQuery, page: number, limit: number): Promise<MarketItemsDto> {
    const { total, slice, stores, usual } = await this.found(query);
    return {
      items: slice((page - 1) * limit, page * limit).map((find) =>
        toOwlHit(find, this.catalogs.current, usual),
      ),
      pagination: databasePagination(page, limit, total),
      ...toMarket(stores),
    };
  }

  async csv(query: GoodsQuery): Promise<string> {
    return csvOf(COLUMNS, (await this.find(query, 1, CSV_MAX_ROWS)).items);
  }
}
