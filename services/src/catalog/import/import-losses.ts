import { type EntityManager, Between, type EntityTarget, MoreThan, Not, type ObjectLiteral } from 'typeorm';
import { ITEM_TYPES, type LifeKind } from '@portico/domain';
import { CommandError } from '../../platform/cli/index.js';
import type { UnitOfWork } from '../../platform/persistence/index.js';
import {
  CatalogFileEntity,
  CatalogFoundAtEntity,
  CatalogLifeEntity,
  CatalogMapDrawingEntity,
  CatalogMapEntity,
  CatalogNpcEntity,
  CatalogQuestAreaEntity,
  CatalogQuestEntity,
  CatalogReactorEntity,
  CatalogItemEntity,
  CatalogMonsterEntity,
} from '../tables/catalog.entities.js';
import { rawRows } from '../tables/raw-rows.js';
import { generationInService } from './generations.js';
import type { ImportReport, LostPart } from './import-report.js';
import type { QuestDetails, QuestReward } from '../tables/catalog-world.types.js';

type CatalogCounts = ReadonlyMap<string, number>;

const LIFE: Readonly<Record<LifeKind, string>> = { monster: 'monsters', npc: 'NPCs', reactor: 'reactors' };

const ITEMS_PER_TYPE = 1_000_000;

/** Counts a generation by kind. Entries with only a name are counted separately, because files may be missing while all names exist. */
async function countCatalog(manager: EntityManager, generationId: number): Promise<CatalogCounts> {
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

/** A kind that shrinks by a larger share has lost entries by mistake. */
const MAX_SHRINKAGE = 0.1;

/** In real files, at most a tenth of named things have no file of their own. */
const MAX_SHARE_WITHOUT = 0.25;

/** Fewer things make no meaningful share. */
const MIN_NAMED = 100;

/** Most lines of a refusal. More losses mean a missing folder. */
const MAX_LINES = 40;

/**
 * Lists, as sentences, what a new generation lost: missing or damaged parts that are whole in the current one, and
 * kinds that shrank by more than a tenth. If nothing is imported yet, every missing part counts.
 */
export function findLosses(
  unitOfWork: UnitOfWork,
  report: ImportReport,
  generationId: number,
): Promise<readonly string[]> {
  return unitOfWork.run(async (manager) => {
    const before = await generationInService(manager);
    const after = await countCatalog(manager, generationId);
    if (before === null)
      return [...report.lostParts.map(describePart), ...missingCounterparts(report, after)];
    const known = await filesOf(manager, before.id);
    const missed = report.lostParts.filter((part) => isMissed(part, known));
    return [...missed.map(describePart), ...shrunkenKinds(await countCatalog(manager, before.id), after)];
  });
}

export function refusalOf(losses: readonly string[], folder: string): CommandError {
  const shown = losses.slice(0, MAX_LINES);
  const more = losses.length - shown.length;
  return new CommandError(
    [
      `The game files in ${folder} are damaged or incomplete:`,
      ...shown.map((loss) => `  ${loss}`),
      ...(more > 0 ? [`  and ${more} more`] : []),
      'Nothing was changed: the previous import, if any, stays live.',
      'What to do: export or copy what is named above again, whole, and run the import again.',
      'If the server really has no more than this, use --accept-losses.',
    ].join('\n'),
  );
}

function describePart({ path, reason }: LostPart): string {
  return `${path}: ${reason}`;
}

/** The files of a generation: whether each was readable, by its path in lower case. */
async function filesOf(manager: EntityManager, generationId: number): Promise<ReadonlyMap<string, boolean>> {
  const files = await rawRows(manager, CatalogFileEntity, generationId, 'size', 'modifiedAt');
  return new Map(files.map(({ path, hash }) => [path.toLowerCase(), hash !== '']));
}

/** A part that the current catalog lacks too is no loss, because its import was accepted. */
function isMissed({ path, isAbsent }: LostPart, known: ReadonlyMap<string, boolean>): boolean {
  const lost = path.toLowerCase();
  if (!isAbsent) return known.get(lost) !== false;
  return [...known].some(
    ([file, wasReadable]) => wasReadable && (file === lost || file.startsWith(`${lost}/`)),
  );
}

function shrunkenKinds(before: CatalogCounts, after: CatalogCounts): string[] {
  const shrunken: string[] = [];
  for (const [kind, had] of before) {
    const has = after.get(kind) ?? 0;
    if (has < had * (1 - MAX_SHRINKAGE)) {
      shrunken.push(`${kind}: ${formatted(has)} in these files, ${formatted(had)} in service`);
    }
  }
  return shrunken;
}

/** Names without files, and files without names: the measure for a first import. */
const COUNTERPARTS = [
  { kind: 'items', warning: 'named item without properties', lacks: 'no file in Item.wz or Character.wz' },
  { kind: 'monsters', warning: 'named monster without a file', lacks: 'no file in Mob.wz' },
  { kind: 'maps', warning: 'named map without a file', lacks: 'no file in Map.wz' },
  { kind: 'items', warning: 'item without an entry in String.wz', lacks: 'no name in String.wz' },
  { kind: 'monsters', warning: 'monster without a name', lacks: 'no name in String.wz' },
  { kind: 'quests', warning: 'quest without requirements in Check.img', lacks: 'no entry in Check.img' },
  { kind: 'quests', warning: 'quest without an entry in QuestInfo.img', lacks: 'no entry in QuestInfo.img' },
] as const;

function missingCounterparts(report: ImportReport, counts: CatalogCounts): string[] {
  const items = [...counts].filter(([kind]) => /^items \(\w+\)$/.test(kind));
  const totals = new Map([...counts, ['items', items.reduce((sum, [, amount]) => sum + amount, 0)]]);
  const notes = new Map([...report.warnings, ...report.skipped].map(({ reason, count }) => [reason, count]));
  return COUNTERPARTS.flatMap(({ kind, warning, lacks }) => {
    const total = totals.get(kind) ?? 0;
    const without = notes.get(warning) ?? 0;
    const isMost = total >= MIN_NAMED && without > total * MAX_SHARE_WITHOUT;
    return isMost ? [`${kind}: ${formatted(without)} have ${lacks}, of ${formatted(total)} imported`] : [];
  });
}

function formatted(count: number): string {
  return count.toLocaleString('en');
}
