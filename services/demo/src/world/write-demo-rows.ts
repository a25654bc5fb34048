import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import {
  AccountEntity,
  AllianceEntity,
  CharacterEntity,
  CustomSpawnEntity,
  DropEntity,
  ExperienceLogEntity,
  GlobalDropEntity,
  GuildEntity,
  InventoryEquipmentEntity,
  InventoryItemEntity,
  InventoryMerchantEntity,
  MakerItemEntity,
  MakerPartEntity,
  MonsterBookEntity,
  QuestProgressEntity,
  QuestStatusEntity,
  ReactorDropEntity,
  ShopEntity,
  ShopItemEntity,
  StorageEntity,
} from '@portico/services/game';
import { createGameTables, dropGameTables } from '@portico/services/game/stock-schema';
import { OnlineSampleEntity } from '@portico/services/modules/activity';
import { SuspicionEntity } from '@portico/services/modules/admin';
import { OreItemEntity } from '@portico/services/modules/dashboard';
import { DropChangeEntity, DropChangeSetEntity } from '@portico/services/modules/drops';
import {
  BossLogEntity,
  InkwellLogEntity,
  NxLogEntity,
  ScrollLogEntity,
} from '@portico/services/modules/game-logs';
import { StoreEntity, StoreItemEntity, StoreSnapshotEntity } from '@portico/services/modules/market';
import { NewsEntity, NewsTextEntity } from '@portico/services/modules/news';
import { CharacterModeEntity, IronmanGroupEntity } from '@portico/services/modules/character-modes';
import { RankDailyEntity } from '@portico/services/modules/rankings';
import {
  RewardClaimEntity,
  VoteCallbackEntity,
  VoteDayEntity,
  VoteEntity,
} from '@portico/services/modules/voting';
import { LeaseEntity, revokeLeases } from '@portico/services/platform/jobs';
import { insertRows } from '@portico/services/platform/persistence';
import { inGoodStanding, type DemoWorld } from './demo-world.js';
import { demoRankHistory } from './people/demo-rank-history.js';

/**
 * Replaces the game's tables with those of a demo world, in the transaction of `manager`. Records of the previous
 * world (sessions, logs, stores) are deleted, because its ids have new meanings. Releases stay. Ranks are recorded
 * for the day `yesterday` and for the `midnight` after it, so that today's gains are known at once.
 */
export async function writeDemoRows(
  manager: EntityManager,
  world: DemoWorld,
  { yesterday, midnight }: { yesterday: number; midnight: number },
): Promise<void> {
  await dropGameTables(manager);
  await createGameTables(manager);
  await deleteRecords(manager);
  for (const insert of rowsOfWorld(world)) await insert(manager);
  const history = demoRankHistory(inGoodStanding(world.people, world.today), world.today, yesterday);
  await insertRows(manager, RankDailyEntity, history);
  const today = history
    .filter(({ day }) => day === yesterday)
    .map((part) => ({ ...part, day: yesterday + 1, at: midnight }));
  await insertRows(manager, RankDailyEntity, today);
}

type Insert = (manager: EntityManager) => Promise<void>;

function rowsOf<T extends ObjectLiteral>(entity: EntityTarget<T>, rows: readonly Partial<T>[]): Insert {
  return (manager) => insertRows(manager, entity, rows);
}

function rowsOfWorld(world: DemoWorld): Insert[] {
  const { people, drops, dropChanges, customSpawns, shops, maker, news, stores, begunQuests } = world;
  return [
    rowsOf(AccountEntity, people.accounts),
    rowsOf(CharacterEntity, people.characters),
    rowsOf(GuildEntity, people.guilds),
    rowsOf(AllianceEntity, people.alliances),
    rowsOf(MonsterBookEntity, people.cards),
    rowsOf(StorageEntity, people.storages),
    rowsOf(InventoryItemEntity, people.items),
    rowsOf(InventoryEquipmentEntity, people.equipment),
    rowsOf(ExperienceLogEntity, people.experienceLogs),
    rowsOf(CharacterModeEntity, people.modes),
    rowsOf(IronmanGroupEntity, people.groups),
    rowsOf(VoteEntity, people.votes),
    rowsOf(VoteDayEntity, people.voteDays),
    rowsOf(VoteCallbackEntity, people.voteCallbacks),
    rowsOf(NxLogEntity, people.nxLogs),
    rowsOf(InkwellLogEntity, people.inkwellLogs),
    rowsOf(BossLogEntity, people.bossLogs),
    rowsOf(ScrollLogEntity, people.scrollLogs),
    rowsOf(RewardClaimEntity, people.rewardClaims),
    rowsOf(OreItemEntity, people.ores),
    rowsOf(SuspicionEntity, people.suspicions),
    rowsOf(OnlineSampleEntity, people.onlineSamples),
    rowsOf(DropEntity, numbered(drops.monster)),
    rowsOf(GlobalDropEntity, drops.global),
    rowsOf(ReactorDropEntity, numbered(drops.reactor)),
    rowsOf(DropChangeSetEntity, dropChanges.sets),
    rowsOf(DropChangeEntity, dropChanges.changes),
    rowsOf(CustomSpawnEntity, customSpawns),
    rowsOf(ShopEntity, shops.shops),
    rowsOf(ShopItemEntity, shops.lines),
    rowsOf(MakerItemEntity, maker.items),
    rowsOf(MakerPartEntity, maker.parts),
    rowsOf(QuestStatusEntity, begunQuests.statuses),
    rowsOf(QuestProgressEntity, begunQuests.progress),
    rowsOf(NewsEntity, news.news),
    rowsOf(NewsTextEntity, news.texts),
    rowsOf(InventoryItemEntity, stores.items),
    rowsOf(InventoryEquipmentEntity, stores.equipment),
    rowsOf(InventoryMerchantEntity, stores.merchants),
    rowsOf(StoreEntity, stores.stores),
    rowsOf(StoreItemEntity, stores.lines),
    rowsOf(StoreSnapshotEntity, stores.history),
  ];
}

/** Catalog tables stay, because the import that follows replaces them. */
async function deleteRecords(manager: EntityManager): Promise<void> {
  for (const { tableName, target } of manager.connection.entityMetadatas) {
    const isRecord = /^portal_(?!catalog_|release)/.test(tableName);
    // Deleting a lease would let its next holder get the same fence. Revoking it tells a process with the old world
    // in memory that its lease is lost.
    if (target === LeaseEntity) await revokeLeases(manager);
    else if (isRecord) await manager.createQueryBuilder().delete().from(target).execute();
  }
}

function numbered<T>(rows: readonly T[]): (T & { id: number })[] {
  return rows.map((row, index) => Object.assign({ id: index + 1 }, row));
}
