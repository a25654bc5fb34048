import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository, SelectQueryBuilder } from 'typeorm';
import { AppError } from '../../platform/errors/index.js';
import { inStatedOrder } from '../../platform/persistence/index.js';
import {
  CharacterEntity,
  CONTAINER,
  InventoryEquipmentEntity,
  InventoryItemEntity,
  InventoryMerchantEntity,
} from '../entities/index.js';
import { GameFeatures } from '../probe/game-features.js';
import { EQUIPMENT_COLUMNS, equipmentValues, type EquipmentValues } from './equipment-values.js';
import type { OpenStore, StoreGoods } from './open-store.js';

interface MerchantRow extends Record<keyof EquipmentValues, number | null> {
  ownerId: number;
  ownerName: string;
  rowId: number;
  itemId: number;
  bundles: number;
  quantity: number;
  equipmentId: number | null;
}

/**
 * Stores from the game's own rows: an open hired merchant and the items in its owner's merchant container. Items of a closed merchant
 * stay there to be fetched, so the character's flag decides. Price, sign, channel and room exist only inside the running game.
 */
@Injectable()
export class MerchantRows {
  constructor(
    @InjectRepository(CharacterEntity) private readonly characters: Repository<CharacterEntity>,
    @Inject(GameFeatures) private readonly features: GameFeatures,
  ) {}

  /** Stores with goods, by the owner's name. Throws `game.feature_off` if the server lacks the tables. */
  async openStores(): Promise<OpenStore[]> {
    if (!this.features.isOn('merchants')) throw new AppError('game.feature_off');
    return groupByOwner(
      await this.goods().where('owner.hasMerchant = :isOpen', { isOpen: 1 }).getRawMany<MerchantRow>(),
    );
  }

  /** Goods in the merchant container of a character, on sale or waiting to be fetched. */
  async goodsOf(characterId: number): Promise<readonly StoreGoods[]> {
    const rows = await this.goods()
      .where('owner.id = :characterId', { characterId })
      .getRawMany<MerchantRow>();
    return rows.map((row, index) => toGoods(row, index + 1));
  }

  private goods(): SelectQueryBuilder<CharacterEntity> {
    const query = inStatedOrder(this.characters.createQueryBuilder('owner'))
      .innerJoin(InventoryItemEntity, 'item', 'item.characterId = owner.id AND item.container = :container', {
        container: CONTAINER.merchant,
      })
      .innerJoin(InventoryMerchantEntity, 'listing', 'listing.inventoryItemId = item.id')
      .leftJoin(InventoryEquipmentEntity, 'equipment', 'equipment.inventoryItemId = item.id')
      .select('owner.id', 'ownerId')
      .addSelect("COALESCE(owner.name, '')", 'ownerName')
      .addSelect('listing.id', 'rowId')
      .addSelect('item.itemId', 'itemId')
      .addSelect('COALESCE(listing.bundles, 0)', 'bundles')
      .addSelect('COALESCE(item.quantity, 0)', 'quantity')
      .addSelect('equipment.id', 'equipmentId');
    for (const [name, property] of Object.entries(EQUIPMENT_COLUMNS))
      query.addSelect(`equipment.${property}`, name);
    return query
      .orderBy('owner.name', 'ASC')
      .addOrderBy('owner.id', 'ASC')
      .addOrderBy('item.position', 'ASC')
      .addOrderBy('item.id', 'ASC');
  }
}

function groupByOwner(rows: readonly MerchantRow[]): OpenStore[] {
  const stores = new Map<number, OpenStore & { goods: StoreGoods[] }>();
  for (const row of rows) {
    let store = stores.get(row.ownerId);
    if (store === undefined) {
      store = {
        characterId: row.ownerId,
        ownerName: row.ownerName,
        description: null,
        channel: null,
        mapId: null,
        goods: [],
      };
      stores.set(row.ownerId, store);
    }
    store.goods.push(toGoods(row, store.goods.length + 1));
  }
  return [...stores.values()];
}

function toGoods(row: MerchantRow, position: number): StoreGoods {
  return {
    position,
    rowId: row.rowId,
    itemId: row.itemId,
    price: null,
    quantity: row.quantity,
    bundles: row.bundles,
    stats: row.equipmentId === null ? null : equipmentValues((name) => row[name] ?? 0),
  };
}
