import { Injectable } from '@nestjs/common';
import { CatalogService } from '../../../catalog/index.js';
import { GameBridge } from '../../../game/index.js';
import type { OpenStore, Sourced } from '../../../game/index.js';
import { CachedValue } from '../../../platform/cache/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { StoreArchive } from '../records/store-archive.js';
import type { OpenStoresDto, StoreItemsDto } from './stores.dto.js';
import { onSale, toOpenStores, toSource, toStore, toStoreItem } from './stores.mapper.js';

/** Nothing in the game's tables finds open merchants by an index: the whole table is read, so not for every visitor. */
const OPEN_FOR_MS = 5000;

type SourcedStores = Sourced<OpenStore[]>;

@Injectable()
export class StoresService {
  private readonly now = new CachedValue(() => this.look(() => this.bridge.openStores()), {
    freshMs: OPEN_FOR_MS,
  });
  private readonly archived = new CachedValue(() => this.look(() => this.archive.openStores()), {
    freshMs: OPEN_FOR_MS,
  });

  constructor(
    private readonly bridge: GameBridge,
    private readonly archive: StoreArchive,
    private readonly catalogs: CatalogService,
  ) {}

  async open(): Promise<OpenStoresDto> {
    return toOpenStores(await this.openNow());
  }

  async openInDatabase(): Promise<OpenStoresDto> {
    return toOpenStores(await this.archived.get());
  }

  async items(characterId: number): Promise<StoreItemsDto> {
    return this.itemsOf(characterId, await this.openNow());
  }

  async itemsInDatabase(characterId: number): Promise<StoreItemsDto> {
    return this.itemsOf(characterId, await this.archived.get());
  }

  /** Stores with something to sell, as the bridge saw them a moment ago. */
  openNow(): Promise<SourcedStores> {
    return this.now.get();
  }

  private itemsOf(id: number, { value, ...origin }: SourcedStores): StoreItemsDto {
    const store = value.find(({ characterId }) => characterId === id);
    if (store === undefined) throw new AppError('market.store_not_found');
    const catalog = this.catalogs.current;
    return {
      store: toStore(store),
      items: onSale(store).map((line) => toStoreItem(line, catalog.itemName(line.itemId))),
      ...toSource(origin),
    };
  }

  private async look(read: () => Promise<SourcedStores>): Promise<SourcedStores> {
    const { value, ...origin } = await read();
    return { value: value.filter((store) => onSale(store).length > 0), ...origin };
  }
}
