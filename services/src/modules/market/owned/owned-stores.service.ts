import { Injectable } from '@nestjs/common';
import { DAY_MS } from '@portico/domain';
import { Flag, Integer, Nested, Text } from '../../../platform/http/index.js';
import { CatalogService } from '../../../catalog/index.js';
import { PorticoConfig } from '../../../platform/config/index.js';
import { StoreDto, StoreItemDto, type MarketDto } from '../stores/stores.dto.js';
import { toMarket, toStore, toStoreItems } from '../stores/stores.mapper.js';
import { StoresService } from '../stores/stores.service.js';
import { SalesRepository, type Sale } from '../sales/sales.repository.js';
import { PriceBook } from '../prices/price-book.js';

/** Days of sales that an owner sees. */
export const SALES_DAYS = 30;
export const MAX_SALES_SHOWN = 20;

export class OwnSaleDto {
  @Integer('Number of the sale', { example: 5120 }) id: number;
  @Integer('When the portal saw it, epoch ms', { example: 1_767_225_600_000 }) at: number;
  @Integer({ example: 2_000_000 }) itemId: number;
  @Text('`Item {id}` while the game files are not imported', { example: 'Plum Tonic' }) itemName: string;
  @Integer('Mesos per bundle', { example: 1200 }) price: number;
  @Integer('Bundles sold', { example: 2 }) bundles: number;
  @Integer('Pieces of one bundle', { example: 100 }) quantity: number;
  @Flag("After the last logout of the account's characters") isNew: boolean;
}

export class OwnedStoreDto {
  @Integer({ example: 1204 }) characterId: number;
  @Text({ example: 'Brannoc' }) characterName: string;
  @Nested(() => StoreDto, 'Null while it has no open store', { nullable: true }) store: StoreDto | null;
  @Nested(() => [StoreItemDto], 'Goods on sale, in the order of the store') goods: StoreItemDto[];

  @Nested(() => [OwnSaleDto], `The newest of ${SALES_DAYS} days first`, { maxItems: MAX_SALES_SHOWN })
  sales: OwnSaleDto[];

  @Integer('Mesos of all new sales, before the tax of the game', { example: 240_000 }) newMesos: number;
  @Integer('Number of all new sales', { example: 3 }) newSales: number;
}

interface OwnedStores {
  /** Time from which sales are read, epoch ms. */
  salesSince: number;
  stores: OwnedStoreDto[];
  market: MarketDto;
}

@Injectable()
export class OwnedStoresService {
  constructor(
    private readonly stores: StoresService,
    private readonly sales: SalesRepository,
    private readonly priceBook: PriceBook,
    private readonly catalogs: CatalogService,
    private readonly config: PorticoConfig,
  ) {}

  /** One entry per owner, in their order. Sales after `awaySince` are new; if it is null, none are. */
  async find(
    owners: readonly { id: number; name: string }[],
    awaySince: number | null,
  ): Promise<OwnedStores> {
    const salesSince = Date.now() - Math.min(SALES_DAYS, this.config.server.bridge.historyDays) * DAY_MS;
    const ids = owners.map(({ id }) => id);
    const [stores, usual, sellers] = await Promise.all([
      this.stores.openNow(),
      this.priceBook.current(),
      this.sales.newSales(ids, salesSince, awaySince),
    ]);
    const newest = new Map(
      await Promise.all(
        [...sellers.keys()].map(
          async (id) =>
            [id, await this.sales.newest({ characterId: id }, salesSince, MAX_SALES_SHOWN)] as const,
        ),
      ),
    );
    const { current } = this.catalogs;
    return {
      salesSince,
      stores: owners.map(({ id, name }) => {
        const store = stores.value.find(({ characterId }) => characterId === id);
        return {
          characterId: id,
          characterName: name,
          store: store === undefined ? null : toStore(store),
          goods: store === undefined ? [] : toStoreItems(store, current, usual),
          sales: (newest.get(id) ?? []).map((sale) =>
            toOwnSale(sale, awaySince, current.itemName(sale.itemId)),
          ),
          newMesos: sellers.get(id)?.mesos ?? 0,
          newSales: sellers.get(id)?.count ?? 0,
        };
      }),
      market: toMarket(stores),
    };
  }
}

function toOwnSale(sale: Sale, awaySince: number | null, itemName: string): OwnSaleDto {
  const { id, at, itemId, price, bundles, quantity } = sale;
  const isNew = awaySince !== null && at > awaySince;
  return { id, at, itemId, itemName, price, bundles, quantity, isNew };
}
