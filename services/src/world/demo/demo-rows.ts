import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import {
  AccountEntity,
  CharacterEntity,
  DropEntity,
  GlobalDropEntity,
  GuildEntity,
  InventoryEquipmentEntity,
  InventoryItemEntity,
  InventoryMerchantEntity,
  MonsterBookEntity,
  ReactorDropEntity,
} from '../../game/entities/index.js';
import { createGameTables, dropGameTables } from '../../game/schema/index.js';
import type { DemoWorld } from './demo-world.js';

const ROWS_A_STATEMENT = 250;

/** Makes the game's tables anew with the rows of a demo world; all within the transaction of `manager`. */
export async function writeDemoRows(manager: EntityManager, world: DemoWorld): Promise<void> {
  await dropGameTables(manager);
  await createGameTables(manager);
  const { people, drops, stores } = world;
  await insert(manager, AccountEntity, people.accounts);
  await insert(manager, CharacterEntity, people.characters);
  await insert(manager, GuildEntity, people.guilds);
  await insert(manager, MonsterBookEntity, people.cards);
  await insert(manager, DropEntity, numbered(drops.monster));
  await insert(manager, GlobalDropEntity, drops.global);
  await insert(manager, ReactorDropEntity, numbered(drops.reactor));
  await insert(manager, InventoryItemEntity, stores.items);
  await insert(manager, InventoryEquipmentEntity, stores.equipment);
  await insert(manager, InventoryMerchantEntity, stores.merchants);
}

function numbered<T>(rows: readonly T[]): (T & { id: number })[] {
  return rows.map((row, index) => Object.assign({ id: index + 1 }, row));
}

async function insert<T extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  rows: readonly QueryDeepPartialEntity<T>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
    const values = rows.slice(start, start + ROWS_A_STATEMENT);
    await manager.createQueryBuilder().insert().into(entity).values(values).updateEntity(false).execute();
  }
}
