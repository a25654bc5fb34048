import type { EntityManager } from 'typeorm';
import {
  AccountEntity,
  CharacterEntity,
  CustomSpawnEntity,
  DropEntity,
  ExperienceLogEntity,
  GlobalDropEntity,
  GuildEntity,
  InventoryEquipmentEntity,
  InventoryItemEntity,
  InventoryMerchantEntity,
  MonsterBookEntity,
  ReactorDropEntity,
  StorageEntity,
} from '../../game/index.js';
import { RankDailyEntity } from '../../modules/rankings/index.js';
import { BossLogEntity, InkwellLogEntity, NxLogEntity, ScrollLogEntity } from '../../modules/logs/index.js';
import { CharacterModeEntity, IronmanGroupEntity } from '../../modules/players/index.js';
import { OreItemEntity } from '../../modules/dashboard/index.js';
import { RewardClaimEntity, VoteEntity } from '../../modules/voting/index.js';
import { createGameTables, dropGameTables } from '../../game/stock-schema/index.js';
import { StoreEntity, StoreItemEntity, StoreSnapshotEntity } from '../../modules/market/index.js';
import { LeaseEntity, revokeLeases } from '../../platform/jobs/index.js';
import { insertRows } from '../../platform/persistence/index.js';
import type { DemoPeople } from './people/demo-people.js';
import { demoRankHistory } from './people/demo-rank-history.js';
import type { DemoWorld } from './demo-world.js';

/**
 * Makes the game's tables anew with the rows of a demo world; all within the transaction of `manager`. What the portal
 * recorded of the world that was there before (sessions, logs, stores) goes with it: its ids mean others now.
 */
export async function writeDemoRows(manager: EntityManager, world: DemoWorld): Promise<void> {
  await dropGameTables(manager);
  await createGameTables(manager);
  await forgetRecords(manager);
  const { people, drops, stores, customSpawns } = world;
  await writePeople(manager, people);
  await writeRecords(manager, people);
  await insertRows(manager, DropEntity, numbered(drops.monster));
  await insertRows(manager, GlobalDropEntity, drops.global);
  await insertRows(manager, ReactorDropEntity, numbered(drops.reactor));
  await insertRows(manager, CustomSpawnEntity, customSpawns);
  await insertRows(manager, InventoryItemEntity, stores.items);
  await insertRows(manager, InventoryEquipmentEntity, stores.equipment);
  await insertRows(manager, InventoryMerchantEntity, stores.merchants);
  await insertRows(manager, StoreEntity, stores.stores);
  await insertRows(manager, StoreItemEntity, stores.lines);
  await insertRows(manager, StoreSnapshotEntity, stores.history);
  await insertRows(manager, RankDailyEntity, demoRankHistory(people.characters, world.today));
}

/** The import that follows replaces the catalog by itself. */
async function forgetRecords(manager: EntityManager): Promise<void> {
  for (const { tableName, target } of manager.connection.entityMetadatas) {
    const isRecord = tableName.startsWith('portal_') && !tableName.startsWith('portal_catalog_');
    // A lease that is forgotten would be the same again; a process that holds one has the old world in memory.
    if (target === LeaseEntity) await revokeLeases(manager);
    else if (isRecord) await manager.createQueryBuilder().delete().from(target).execute();
  }
}

async function writePeople(manager: EntityManager, people: DemoPeople): Promise<void> {
  await insertRows(manager, AccountEntity, people.accounts);
  await insertRows(manager, CharacterEntity, people.characters);
  await insertRows(manager, GuildEntity, people.guilds);
  await insertRows(manager, MonsterBookEntity, people.cards);
  await insertRows(manager, StorageEntity, people.storages);
  await insertRows(manager, InventoryItemEntity, people.items);
  await insertRows(manager, InventoryEquipmentEntity, people.equipment);
  await insertRows(manager, ExperienceLogEntity, people.experienceLogs);
}

async function writeRecords(manager: EntityManager, people: DemoPeople): Promise<void> {
  await insertRows(manager, CharacterModeEntity, people.modes);
  await insertRows(manager, IronmanGroupEntity, people.groups);
  await insertRows(manager, VoteEntity, people.votes);
  await insertRows(manager, NxLogEntity, people.nxLogs);
  await insertRows(manager, InkwellLogEntity, people.inkwellLogs);
  await insertRows(manager, BossLogEntity, people.bossLogs);
  await insertRows(manager, ScrollLogEntity, people.scrollLogs);
  await insertRows(manager, RewardClaimEntity, people.rewardClaims);
  await insertRows(manager, OreItemEntity, people.ores);
}

function numbered<T>(rows: readonly T[]): (T & { id: number })[] {
  return rows.map((row, index) => Object.assign({ id: index + 1 }, row));
}
