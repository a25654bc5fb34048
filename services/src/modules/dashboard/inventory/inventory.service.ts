import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Column, Entity, Index, PrimaryColumn, type Repository, type SelectQueryBuilder } from 'typeorm';
import { CatalogService } from '../../../catalog/index.js';
import {
  CharacterEntity,
  CONTAINER,
  EQUIPMENT_COLUMNS,
  equipmentValues,
  GameFeatures,
  gameNumber,
  INVENTORY_TAB,
  InventoryEquipmentEntity,
  InventoryItemEntity,
} from '../../../game/index.js';
import { recordOf, textOrEmpty } from '../../../platform/collections/index.js';
import { AppError } from '../../../platform/errors/index.js';
import type { Principal } from '../../../platform/http/index.js';
import { TABLE_ENGINE } from '../../../platform/persistence/index.js';
import {
  type CharacterInventoryDto,
  type OreStorageDto,
  BAGS,
  NUMBER_FIELDS,
  TEXT_FIELDS,
  toCharacterInventory,
  toOreStorage,
  type CarriedItem,
  type CharacterInventory,
} from './inventory.mapper.js';

@Entity({ name: 'portal_ore_item', engine: TABLE_ENGINE })
@Index('portal_ore_item_item', ['itemId'])
export class OreItemEntity {
  @PrimaryColumn({ name: 'account_id', type: 'int' }) accountId: number;
  @PrimaryColumn({ name: 'item_id', type: 'int' }) itemId: number;
  @Column({ name: 'quantity', type: 'int' }) quantity: number;
}

/** Several times the size of all bags. Only a damaged inventory has more items; the first ones are shown. */
export const MAX_ITEMS = 2000;

const ITEM_FIELDS = [...NUMBER_FIELDS, ...TEXT_FIELDS];

type InventoryRow = Readonly<Record<string, unknown>>;

/** Limits before equipment is joined: sorting 100,000 rows takes a tenth of a second, while joining them exceeds the statement timeout. */
function carriedItems(query: SelectQueryBuilder<InventoryItemEntity>) {
  const carried = query.from(InventoryItemEntity, 'carried').select('carried.characterId', 'ownerId');
  for (const field of ITEM_FIELDS) carried.addSelect(`carried.${field}`, field);
  const owner = carried
    .subQuery()
    .select('own.id')
    .from(CharacterEntity, 'own')
    .where('own.id = :characterId AND own.accountId = :accountId')
    .getQuery();
  return carried
    .where(`carried.characterId = ${owner}`)
    .andWhere('carried.container = :container', { container: CONTAINER.inventory })
    .andWhere('carried.tab IN (:...tabs)', { tabs: Object.values(INVENTORY_TAB) })
    .orderBy('carried.tab', 'ASC')
    .addOrderBy('carried.position', 'ASC')
    .addOrderBy('carried.id', 'ASC')
    .limit(MAX_ITEMS);
}

function toItem(row: InventoryRow): CarriedItem {
  return {
    ...recordOf(NUMBER_FIELDS, (field) => gameNumber(row[field])),
    ...recordOf(TEXT_FIELDS, (field) => textOrEmpty(row[field])),
    stats: row.equipmentId === null ? null : equipmentValues((name) => gameNumber(row[name])),
  };
}

@Injectable()
export class InventoryService {
  constructor(
    private readonly catalogs: CatalogService,
    private readonly features: GameFeatures,
    @InjectRepository(CharacterEntity) private readonly characters: Repository<CharacterEntity>,
    @InjectRepository(OreItemEntity) private readonly oreItems: Repository<OreItemEntity>,
  ) {}

  async character({ accountId }: Principal, id: number): Promise<CharacterInventoryDto> {
    if (!this.features.isOn('inventory')) throw new AppError('game.feature_off');
    const inventory = await this.find(accountId, id);
    if (inventory === undefined) throw new AppError('dashboard.character_not_found');
    return toCharacterInventory(inventory, this.catalogs.current);
  }

  async ores({ accountId }: Principal): Promise<OreStorageDto> {
    const where = { accountId };
    const ores = await this.oreItems.find({ where, order: { itemId: 'ASC' }, take: MAX_ITEMS });
    return toOreStorage(ores, this.catalogs.current);
  }

  /** One statement reads owner and items, so that a character of another account cannot be told from one that does not exist. */
  private async find(accountId: number, characterId: number): Promise<CharacterInventory | undefined> {
    const query = this.characters
      .createQueryBuilder('owner')
      .leftJoin(carriedItems, 'item', 'item.ownerId = owner.id')
      .leftJoin(InventoryEquipmentEntity, 'equipment', 'equipment.inventoryItemId = item.id')
      .select('equipment.id', 'equipmentId');
    for (const bag of BAGS) query.addSelect(`owner.${bag}Slots`, `${bag}Slots`);
    for (const field of ITEM_FIELDS) query.addSelect(`item.${field}`, field);
    for (const [name, property] of Object.entries(EQUIPMENT_COLUMNS))
      query.addSelect(`equipment.${property}`, name);
    const rows = await query
      .where('owner.id = :characterId AND owner.accountId = :accountId', { characterId, accountId })
      .orderBy('item.tab', 'ASC')
      .addOrderBy('item.position', 'ASC')
      .addOrderBy('item.id', 'ASC')
      .getRawMany<InventoryRow>();
    const [first] = rows;
    if (first === undefined) return undefined;
    const slots = recordOf(BAGS, (bag) => gameNumber(first[`${bag}Slots`]));
    return { slots, items: rows.filter(({ id }) => id !== null).map(toItem) };
  }
}
