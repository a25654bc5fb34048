import type { EntityManager } from 'typeorm';
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
import { insertRows } from '../rows/insert-rows.js';
import type { DemoWorld } from './demo-world.js';

/** Makes the game's tables anew with the rows of a demo world; all within the transaction of `manager`. */
export async function writeDemoRows(manager: EntityManager, world: DemoWorld): Promise<void> {
  await dropGameTables(manager);
  await createGameTables(manager);
  const { people, drops, stores } = world;
  await insertRows(manager, AccountEntity, people.accounts);
  await insertRows(manager, CharacterEntity, people.characters);
  await insertRows(manager, GuildEntity, people.guilds);
  await insertRows(manager, MonsterBookEntity, people.cards);
  await insertRows(manager, DropEntity, numbered(drops.monster));
  await insertRows(manager, GlobalDropEntity, drops.global);
  await insertRows(manager, ReactorDropEntity, numbered(drops.reactor));
  await insertRows(manager, InventoryItemEntity, stores.items);
  await insertRows(manager, InventoryEquipmentEntity, stores.equipment);
  await insertRows(manager, InventoryMerchantEntity, stores.merchants);
}

function numbered<T>(rows: readonly T[]): (T & { id: number })[] {
  return rows.map((row, index) => Object.assign({ id: index + 1 }, row));
}
