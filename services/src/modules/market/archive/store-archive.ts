import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import { grouped } from '@portico/domain';
import { PorticoConfig } from '../../../platform/config/index.js';
import { MerchantRows, type OpenStore, type Sourced } from '../../../game/index.js';
import { fromStoredStats } from './stored-stats.js';
import { StoreEntity, StoreItemEntity } from './store.entities.js';

@Injectable()
export class StoreArchive {
  constructor(
    @Inject(PorticoConfig) private readonly config: PorticoConfig,
    @InjectRepository(StoreEntity) private readonly stores: Repository<StoreEntity>,
    @InjectRepository(StoreItemEntity) private readonly storeItems: Repository<StoreItemEntity>,
    @Inject(MerchantRows) private readonly rows: MerchantRows,
  ) {}

  /** Records count only while a bridge keeps them up to date. */
  async openStores(): Promise<Sourced<OpenStore[]>> {
    const recorded = this.config.bridgeKind === 'none' ? undefined : await this.recorded();
    return recorded ?? { value: await this.rows.openStores(), source: 'database', asOf: Date.now() };
  }

  async recorded(): Promise<Sourced<OpenStore[]> | undefined> {
    const asOf = await this.stores.maximum('seenAt');
    if (asOf === null) return undefined;
    const stores = await this.stores.find({
      where: { isOpen: true },
      order: { ownerName: 'ASC', characterId: 'ASC' },
    });
    const items = await this.storeItems.find({
      order: { characterId: 'ASC', position: 'ASC' },
    });
    const byOwner = grouped(items, ({ characterId }) => characterId);
    return {
      value: stores.map((store) => toOpenStore(store, byOwner.get(store.characterId) ?? [])),
      source: 'database',
      asOf: Number(asOf),
    };
  }

  async openedAt(characterIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
    if (characterIds.length === 0) return new Map();
    const stores = await this.stores.find({
      select: { characterId: true, openedAt: true },
      where: { characterId: In([...new Set(characterIds)]) },
    });
    return new Map(stores.map(({ characterId, openedAt }) => [characterId, openedAt]));
  }
}

function toOpenStore(store: StoreEntity, items: readonly StoreItemEntity[]): OpenStore {
  const { characterId, ownerName, description, channel, mapId } = store;
  return {
    characterId,
    ownerName,
    description: description === '' ? null : description,
    channel,
    mapId,
    goods: items.map(({ position, itemId, price, quantity, bundles, stats }) => ({
      position,
      rowId: null,
      itemId,
      price,
      quantity,
      bundles,
      stats: fromStoredStats(stats),
    })),
  };
}
