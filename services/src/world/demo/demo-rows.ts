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
import { DemoServerEntity } from '../../game/bridge/index.js';
import { createGameTables, dropGameTables } from '../../game/schema/index.js';
import { StoreEntity, StoreItemEntity, StoreSnapshotEntity } from '../../game/stores/index.js';
import { insertRows } from '../rows/insert-rows.js';
import type { DemoStores } from './demo-stores.js';
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
  await writeRecordedStores(manager, stores);
}

/** The portal's own records of the world that was there before go with it, and who lets it live begins anew. */
async function writeRecordedStores(manager: EntityManager, stores: DemoStores): Promise<void> {
  for (const entity of [StoreEntity, StoreItemEntity, StoreSnapshotEntity, DemoServerEntity])
    await manager.createQueryBuilder().delete().from(entity).execute();
  await insertRows(manager, StoreEntity, stores.stores);
  await insertRows(manager, StoreItemEntity, stores.lines);
  await insertRows(manager, StoreSnapshotEntity, stores.history);
}

function numbered<T>(rows: readonly T[]): (T & { id: number })[] {
  return rows.map((row, index) => Object.assign({ id: index + 1 }, row));
}
