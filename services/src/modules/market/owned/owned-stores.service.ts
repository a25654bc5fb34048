import { Injectable } from '@nestjs/common';
import { DAY_MS } from '@portico/domain';
import { CatalogService } from '../../../catalog/index.js';
import { push } from '../../../platform/collections/index.js';
import { onSale } from '../stores/on-sale.js';
import type { MarketDto } from '../stores/stores.dto.js';
import { toMarket, toStore, toStoreItem } from '../stores/stores.mapper.js';
import { StoresService } from '../stores/stores.service.js';
import { SalesRepository, type Sale } from '../worth/sales.repository.js';
import { WorthBook } from '../worth/worth-book.js';
import { MAX_SALES_SHOWN, type OwnedStoreDto, SALES_DAYS } from './owned-stores.dto.js';

export interface StoreOwner {
  id: number;
  name: string;
}

interface OwnedStores {
  stores: OwnedStoreDto[];
  market: MarketDto;
}

/** Stores and sales of the characters of one account. */
@Injectable()
export class OwnedStoresService {
  constructor(
    private readonly stores: StoresService,
    private readonly sales: SalesRepository,
    private readonly worths: WorthBook,
    private readonly catalogs: CatalogService,
  ) {}

  /** One entry for each owner, in their order. Sales after `awaySince` are new; none are without it. */
  async of(owners: readonly StoreOwner[], awaySince: number | null): Promise<OwnedStores> {
    const [stores, usual, sales] = await Promise.all([
      this.stores.openNow(),
      this.worths.current(),
      this.sales.ofSellers(
        owners.map(({ id }) => id),
        Date.now() - SALES_DAYS * DAY_MS,
      ),
    ]);
    const { current } = this.catalogs;
    const nameOf = (itemId: number) => current.itemName(itemId);
    const bySeller = new Map<number, Sale[]>();
    for (const sale of sales) push(bySeller, sale.characterId, sale);
    return {
      stores: owners.map(({ id, name }) => {
        const store = stores.value.find(({ characterId }) => characterId === id);
        return {
          characterId: id,
          characterName: name,
          store: store === undefined ? null : toStore(store),
          goods:
            store === undefined
              ? []
              : onSale(store).map((line) => toStoreItem(line, nameOf(line.itemId), usual)),
          ...salesOf(bySeller.get(id) ?? [], awaySince, nameOf),
        };
      }),
      market: toMarket(stores),
    };
  }
}

function salesOf(
  sales: readonly Sale[],
  awaySince: number | null,
  nameOf: (itemId: number) => string,
): Pick<OwnedStoreDto, 'sales' | 'newMesos' | 'newSales'> {
  const isNew = ({ at }: Sale) => awaySince !== null && at > awaySince;
  const fresh = sales.filter(isNew);
  return {
    sales: sales.slice(0, MAX_SALES_SHOWN).map((sale) => {
      const { at, itemId, price, bundles, quantity } = sale;
      return { at, itemId, itemName: nameOf(itemId), price, bundles, quantity, isNew: isNew(sale) };
    }),
    newMesos: fresh.reduce((sum, { price, bundles }) => sum + price * bundles, 0),
    newSales: fresh.length,
  };
}
