import { Injectable } from '@nestjs/common';
import type { StoreSort } from '@portico/domain';
import { CatalogService } from '../../../catalog/index.js';
import { GameBridge, type OpenStore, type Sourced } from '../../../game/index.js';
import { CachedValue, SortedReadings } from '../../../platform/cache/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { databasePagination } from '../../../platform/http/index.js';
import { StoreArchive } from '../archive/store-archive.js';
import { inRoom, roomsOf, onSale, STORE_ORDERS } from './open-stores.js';
import { PriceBook } from '../prices/price-book.js';
import type { OpenStoresDto, StoreItemsDto } from './stores.dto.js';
import { toMarket, toOpenStore, toStore, toStoreItems } from './stores.mapper.js';

/** The game's tables have no index for open merchants. The whole table is read, so not for each visitor. */
const OPEN_FOR_MS = 5000;
/** Older readings are shown with their age while a new one is read, so that no visitor waits for a slow game or a large table. */
export const SHOWN_FOR_MS = 20_000;

type SourcedStores = Sourced<OpenStore[]>;

export interface StoresQuery {
  sort: StoreSort;
  /** `3` is FM3; undefined for all rooms. */
  room: string | undefined;
  page: number;
  limit: number;
}

@Injectable()
export class StoresService {
  private readonly orders = new SortedReadings<StoreSort, OpenStore, readonly OpenStore[]>(
    (stores) => stores,
    STORE_ORDERS,
  );
  private readonly now = new CachedValue(() => this.look(() => this.readNow()), {
    freshMs: OPEN_FOR_MS,
    staleMs: SHOWN_FOR_MS,
  });
  private readonly archived = new CachedValue(() => this.look(() => this.archive.openStores()), {
    freshMs: OPEN_FOR_MS,
  });

  constructor(
    private readonly bridge: GameBridge,
    private readonly archive: StoreArchive,
    private readonly catalogs: CatalogService,
    private readonly priceBook: PriceBook,
  ) {}

  async open(query: StoresQuery): Promise<OpenStoresDto> {
    return this.list(query, await this.openNow());
  }

  async openInDatabase(query: StoresQuery): Promise<OpenStoresDto> {
    return this.list(query, await this.archived.get());
  }

  async items(characterId: number): Promise<StoreItemsDto> {
    return this.itemsOf(characterId, await this.openNow());
  }

  async itemsInDatabase(characterId: number): Promise<StoreItemsDto> {
    return this.itemsOf(characterId, await this.archived.get());
  }

  /** Stores with something to sell, as last seen by the bridge. */
  openNow(): Promise<SourcedStores> {
    return this.now.get();
  }

  private list({ sort, room, page, limit }: StoresQuery, stores: SourcedStores): OpenStoresDto {
    const { current } = this.catalogs;
    const fitting = inRoom(this.orders.sorted(stores.value, sort), room);
    return {
      stores: fitting
        .slice((page - 1) * limit, page * limit)
        .map((store) => toOpenStore(store, (id) => current.itemName(id))),
      rooms: roomsOf(stores.value),
      pagination: databasePagination(page, limit, fitting.length),
      ...toMarket(stores),
    };
  }

  private async itemsOf(id: number, stores: SourcedStores): Promise<StoreItemsDto> {
    const store = stores.value.find(({ characterId }) => characterId === id);
    if (store === undefined) throw new AppError('market.store_not_found');
    return {
      store: toStore(store),
      items: toStoreItems(store, this.catalogs.current, await this.priceBook.current()),
      ...toMarket(stores),
    };
  }

  /** Asks the game. If it does not answer, uses the recorded stores, which have more detail than the game's rows. */
  private async readNow(): Promise<SourcedStores> {
    const stores = await this.bridge.openStores();
    const isAway = this.bridge.reachesGame && stores.source === 'database';
    return isAway ? this.archive.openStores() : stores;
  }

  private async look(read: () => Promise<SourcedStores>): Promise<SourcedStores> {
    const { value, ...origin } = await read();
    return { value: value.filter((store) => onSale(store).length > 0), ...origin };
  }
}
