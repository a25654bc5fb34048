import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import {
  CharacterEntity,
  CONTAINER,
  InventoryEquipmentEntity,
  InventoryItemEntity,
  InventoryMerchantEntity,
} from '../../game/entities/index.js';
import { Database } from '../../platform/persistence/index.js';

export interface StoreRow {
  characterId: number;
  characterName: string;
  itemCount: number;
}

/** The values of equipment are null where the item has none. */
export interface StoreItemRow {
  inventorymerchantid: number;
  itemId: number;
  bundles: number;
  quantity: number;
  equipmentId: number | null;
  str: number | null;
  dex: number | null;
  int: number | null;
  luk: number | null;
  hp: number | null;
  mp: number | null;
  watk: number | null;
  matk: number | null;
  wdef: number | null;
  mdef: number | null;
  acc: number | null;
  avoid: number | null;
  speed: number | null;
  jump: number | null;
  slots: number | null;
  upgrades: number | null;
  vicious: number | null;
}

const STAT_COLUMNS = {
  equipmentId: 'id',
  str: 'str',
  dex: 'dex',
  int: 'int',
  luk: 'luk',
  hp: 'hp',
  mp: 'mp',
  watk: 'weaponAttack',
  matk: 'magicAttack',
  wdef: 'weaponDefense',
  mdef: 'magicDefense',
  acc: 'accuracy',
  avoid: 'avoidability',
  speed: 'speed',
  jump: 'jump',
  slots: 'upgradeSlots',
  upgrades: 'level',
  vicious: 'vicious',
} as const satisfies Partial<Record<keyof StoreItemRow, keyof InventoryEquipmentEntity>>;

/**
 * Stores as the game's own rows have them: an open hired merchant, and what lies in the merchant container of its owner.
 * The rows of a closed one stay there as goods to be fetched, so that the flag of the character decides.
 */
@Injectable()
export class StoresRepository {
  constructor(private readonly database: Database) {}

  async findOpen(): Promise<StoreRow[]> {
    const rows = await this.goods()
      .select('owner.id', 'characterId')
      .addSelect('owner.name', 'characterName')
      .addSelect('COUNT(*)', 'itemCount')
      .groupBy('owner.id')
      .addGroupBy('owner.name')
      .orderBy('owner.name', 'ASC')
      .addOrderBy('owner.id', 'ASC')
      .getRawMany<StoreRow>();
    return rows.map(({ characterId, characterName, itemCount }) => ({
      characterId,
      characterName,
      itemCount: Number(itemCount),
    }));
  }

  async findItems(characterId: number): Promise<StoreItemRow[]> {
    const query = this.goods()
      .leftJoin(InventoryEquipmentEntity, 'equipment', 'equipment.inventoryItemId = item.id')
      .select('listing.id', 'inventorymerchantid')
      .addSelect('item.itemId', 'itemId')
      .addSelect('listing.bundles', 'bundles')
      .addSelect('item.quantity', 'quantity');
    for (const [name, property] of Object.entries(STAT_COLUMNS))
      query.addSelect(`equipment.${property}`, name);
    return query
      .andWhere('owner.id = :characterId', { characterId })
      .orderBy('item.position', 'ASC')
      .addOrderBy('item.id', 'ASC')
      .getRawMany<StoreItemRow>();
  }

  async findOwnerName(characterId: number): Promise<string | undefined> {
    const owner = await this.database.reader.findOne(CharacterEntity, {
      where: { id: characterId },
      select: { id: true, name: true },
    });
    return owner?.name;
  }

  private goods(): SelectQueryBuilder<CharacterEntity> {
    return this.database.reader
      .createQueryBuilder(CharacterEntity, 'owner')
      .innerJoin(InventoryItemEntity, 'item', 'item.characterId = owner.id AND item.container = :container', {
        container: CONTAINER.merchant,
      })
      .innerJoin(InventoryMerchantEntity, 'listing', 'listing.inventoryItemId = item.id')
      .where('owner.hasMerchant = :isOpen', { isOpen: 1 });
  }
}
