import { Injectable } from '@nestjs/common';
import { CatalogService } from '../../game/catalog/index.js';
import { Remembered } from '../../platform/cache/index.js';
import { AppError } from '../../platform/errors/index.js';
import type { OpenStoresDto, StoreItemsDto } from './stores.dto.js';
import { toStore, toStoreItem } from './stores.mapper.js';
import { StoresRepository } from './stores.repository.js';

/** Nothing in the game's tables finds open merchants by an index: the whole table is read, so not for every visitor. */
const OPEN_FOR_MS = 5000;

@Injectable()
export class StoresService {
  private readonly remembered = new Remembered(() => this.readOpen(), OPEN_FOR_MS);

  constructor(
    private readonly repository: StoresRepository,
    private readonly catalogs: CatalogService,
  ) {}

  open(): Promise<OpenStoresDto> {
    return this.remembered.get();
  }

  async items(characterId: number): Promise<StoreItemsDto> {
    const characterName = await this.repository.findOwnerName(characterId);
    const rows = await this.repository.findItems(characterId);
    if (characterName === undefined || rows.length === 0) throw new AppError('store_not_found');
    const catalog = this.catalogs.current;
    return {
      store: toStore({ characterId, characterName, itemCount: rows.length }),
      items: rows.map((row) => toStoreItem(row, catalog.itemName(row.itemId))),
      source: 'database',
      asOf: Date.now(),
    };
  }

  private async readOpen(): Promise<OpenStoresDto> {
    const rows = await this.repository.findOpen();
    return { stores: rows.map(toStore), source: 'database', asOf: Date.now() };
  }
}
