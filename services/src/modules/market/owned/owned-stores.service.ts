import { Injectable } from '@nestjs/common';
import { DAY_MS } from '@portico/domain';
import { CatalogService } from '../../../catalog/index.js';
import { PorticoConfig } from '../../../platform/config/index.js';
import type { MarketDto } from '../stores/stores.dto.js';
import { toMarket, toStore, toStoreItems } from '../stores/stores.mapper.js';
import { StoresService } from '../stores/stores.service.js';
import { SalesRepository, type Sale } from '../sales/sales.repository.js';
import { PriceBook } from '../prices/price-book.js';
import { MAX_SALES_SHOWN, type OwnedStoreDto, type OwnSaleDto, SALES_DAYS } from './owned-stores.dto.js';

export interface StoreOwner {
  id: number;
  name: string;
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
  async find(owners: readonly StoreOwner[], awaySince: number | null): Promise<OwnedStores> {
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
          async (id) => [id, await this.sales.newestOf(id, salesSince, MAX_SALES_SHOWN)] as const,
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
