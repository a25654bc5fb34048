import { ITEM_TYPES, type LifeKind } from '@portico/domain';
import { Between, type EntityManager, type EntityTarget, MoreThan, Not, type ObjectLiteral } from 'typeorm';
import {
  CatalogFoundAtEntity,
  CatalogLifeEntity,
  CatalogMapDrawingEntity,
  CatalogMapEntity,
  CatalogNpcEntity,
  CatalogQuestAreaEntity,
  CatalogQuestEntity,
  CatalogReactorEntity,
} from '../tables/catalog-world.entities.js';
import { CatalogItemEntity, CatalogMonsterEntity } from '../tables/catalog.entities.js';
import { rawRows } from '../tables/raw-rows.js';
import type { QuestDetails, QuestReward } from '../tables/catalog-world.types.js';

/** Number of things of each kind in a generation, by the words of the report. */
export type CatalogCounts = ReadonlyMap<string, number>;

const LIFE: Readonly<Record<LifeKind, string>> = { monster: 'monsters', npc: 'NPCs', reactor: 'reactors' };

const ITEMS_PER_TYPE = 1_000_000;

/** Counts a generation by kind. Entries with only a name are counted separately, because files may be missing while all names exist. */
export async function countCatalog(manager: EntityManager, generationId: number): Promise<CatalogCounts> {
  const counts = new Map<string, number>();
  const count = async (kind: string, entity: EntityTarget<ObjectLiteral>, where: object = {}) => {
    counts.set(kind, await manager.countBy(entity, { generationId, ...where }));
  };
  for (const [index, type] of ITEM_TYPES.entries()) {
    const first = (index + 1) * ITEMS_PER_TYPE;
    const itemId = Between(first, first + ITEMS_PER_TYPE - 1);
    await count(`items (${type})`, CatalogItemEntity, { itemId });
    await count(`items (${type}) with properties`, CatalogItemEntity, { itemId, properties: Not('{}') });
  }
  await count('monsters', CatalogMonsterEntity);
  await count('monsters with HP', CatalogMonsterEntity, { maxHp: MoreThan(0) });
  await count('maps', CatalogMapEntity);
  await count('maps with a name', CatalogMapEntity, { hasName: true });
  await count('maps with a file', CatalogMapEntity, { hasFile: true });
  await count('maps with a drawing', CatalogMapDrawingEntity);
  for (const kind of ['monster', 'npc', 'reactor'] as const) {
    const places = await manager.sum(CatalogLifeEntity, 'amount', { generationId, kind });
    counts.set(`places of ${LIFE[kind]}`, Number(places ?? 0));
    await count(`places of ${LIFE[kind]} by the game's books`, CatalogFoundAtEntity, { kind });
  }
  await count('NPCs', CatalogNpcEntity);
  await count('reactors', CatalogReactorEntity);
  await count('areas of quests', CatalogQuestAreaEntity);
  await countQuests(manager, generationId, counts);
  return counts;
}

async function countQuests(
  manager: EntityManager,
  generationId: number,
  counts: Map<string, number>,
): Promise<void> {
  const rows = await rawRows(manager, CatalogQuestEntity, generationId);
  counts.set('quests', rows.length);
  counts.set('quests with an NPC', rows.filter(({ startNpcId }) => startNpcId !== null).length);
  const rewarding = rows.filter(({ details }) => {
    const { startReward, completionReward }: QuestDetails = JSON.parse(details);
    return givesSomething(startReward) || givesSomething(completionReward);
  });
  counts.set('quests with a reward', rewarding.length);
}

function givesSomething({ exp, mesos, fame, items }: QuestReward): boolean {
  return exp + mesos + fame + items.length > 0;
}
