import type { CatalogQuestEntity, CatalogQuestAreaEntity } from '../tables/catalog.entities.js';
import type {
  QuestDetails,
  QuestAmount,
  QuestRequirement,
  QuestRegion,
} from '../tables/catalog-world.types.js';
import { placeholderQuestName } from '../snapshot/placeholders.js';
import type { WzFile } from '../wz/wz-folder.js';
import {
  childOf,
  idFrom,
  integerOf,
  numberOf,
  textOf,
  idOf,
  numberFrom,
  type WzNode,
} from '../wz/wz-node.js';
import type { ImportSource } from './import-source.js';
import { storedName } from './named-entries.js';
import { readRewards } from './quest-rewards.js';

type QuestAreaRow = Omit<CatalogQuestAreaEntity, 'generationId'>;

/** The filter's area for each category of quests; categories without a place are `other`. */
const REGIONS: readonly (readonly [QuestRegion, areas: readonly number[]])[] = [
  ['mapleIsland', [20]],
  ['victoriaIsland', [30]],
  ['ossyria', [33, 37, 41, 44, 46]],
  ['globalEvent', [45, 48, 49, 50]],
];

const UNUSED = 'empty';

function questRegionOf(areaId: number | null): QuestRegion {
  return REGIONS.find(([, areas]) => areaId !== null && areas.includes(areaId))?.[0] ?? 'other';
}

export async function* importQuestAreas(source: ImportSource): AsyncGenerator<QuestAreaRow> {
  if (!(await source.folder.has('Etc.wz'))) return;
  const file = await source.folder.file('Etc.wz', 'QuestCategory');
  const root = await source.read(file, (path) => path.length <= 1);
  for (const { name, value } of root?.children ?? []) {
    const areaId = idFrom(name);
    const text = value?.trim().slice(0, 255) ?? '';
    if (areaId !== undefined && text !== '' && text !== UNUSED) {
      yield { areaId, name: text, region: questRegionOf(areaId) };
    }
  }
}

/** States of another quest in a requirement; by default it must not have been started. */
const STARTED = 1;

const COMPLETED = 2;

type QuestRow = Omit<CatalogQuestEntity, 'generationId'>;

const MAX_PARENT = 255;
const MAX_TYPE = 64;

/** Longest description that the text column holds. */
const MAX_DETAILS_BYTES = 65_535;

const NO_PARENT = 'null';

export async function* importQuests(source: ImportSource): AsyncGenerator<QuestRow> {
  await source.noteMissing('Quest.wz');
  if (!(await source.folder.has('Quest.wz'))) return;
  const quests = await readQuests(source, 'QuestInfo', 2);
  const checks = await readQuests(source, 'Check', 5);
  const acts = await readQuests(source, 'Act', 5);
  for (const [questId, info] of quests) {
    if (!checks.has(questId)) source.report.warn('quest without requirements in Check.img', String(questId));
    const row = questRow(questId, info, checks.get(questId), acts.get(questId));
    if (Buffer.byteLength(row.details) <= MAX_DETAILS_BYTES) yield row;
    else source.report.warn('quest too long', String(questId));
  }
  for (const questId of new Set([...checks.keys(), ...acts.keys()])) {
    if (!quests.has(questId)) source.report.skip('quest without an entry in QuestInfo.img', String(questId));
  }
}

/** Direct children named by an id. Ids repeated further down are mistakes in the files. */
async function readQuests(source: ImportSource, name: string, depth: number): Promise<Map<number, WzNode>> {
  const file: WzFile = await source.folder.file('Quest.wz', name);
  const root = await source.read(file, (path) => path.length <= depth);
  const quests = new Map<number, WzNode>();
  for (const node of root?.children ?? []) {
    const id = idFrom(node.name);
    const label = `${file.label}/${node.name}`;
    if (id === undefined || node.tag !== 'imgdir')
      source.report.skip('stray node in a list of quests', label);
    else if (quests.has(id)) source.report.warn('quest described twice (the first is kept)', label);
    else quests.set(id, node);
  }
  return quests;
}

function questRow(
  questId: number,
  info: WzNode,
  check: WzNode | undefined,
  act: WzNode | undefined,
): QuestRow {
  const areaId = integerOf(info, 'area') ?? null;
  const parent = textOf(info, 'parent') ?? '';
  const completion = readRequirement(childOf(check, '1'));
  const details: QuestDetails = {
    texts: {
      before: textOf(info, '0') ?? '',
      during: textOf(info, '1') ?? '',
      after: textOf(info, '2') ?? '',
      summary: textOf(info, 'summary') ?? '',
      demand: textOf(info, 'demandSummary') ?? textOf(info, 'demandsummary') ?? '',
      reward: textOf(info, 'rewardSummary') ?? textOf(info, 'rewardsummary') ?? '',
    },
    start: readRequirement(childOf(check, '0')),
    completion,
    ...readRewards(act, completion),
    isAutoStart: numberOf(info, 'autoStart') === 1,
    isAutoComplete: numberOf(info, 'autoComplete') === 1,
    timeLimit: integerOf(info, 'timeLimit') ?? null,
  };
  const entry = { name: textOf(info, 'name'), description: '' };
  return {
    questId,
    ...storedName(entry, placeholderQuestName(questId)),
    areaId,
    region: questRegionOf(areaId),
    parent: parent === NO_PARENT ? '' : parent.slice(0, MAX_PARENT),
    type: (textOf(info, 'type') ?? '').slice(0, MAX_TYPE),
    minimumLevel: details.start.minimumLevel,
    maximumLevel: details.start.maximumLevel,
    startNpcId: details.start.npcId,
    endNpcId: details.completion.npcId,
    details: JSON.stringify(details),
  };
}

/** One side of `Check.img`: 0 to begin, 1 to complete. A quest without an entry asks nothing. */
function readRequirement(side: WzNode | undefined): QuestRequirement {
  const items = entries(side, 'item');
  const needed = items.filter(({ count }) => count > 0);
  return {
    npcId: idOf(side, 'npc') ?? null,
    minimumLevel: levelOf(side, 'lvmin'),
    maximumLevel: levelOf(side, 'lvmax'),
    jobs: (childOf(side, 'job')?.children ?? []).flatMap(({ value }) => numberFrom(value) ?? []),
    completedQuests: questsInState(side, COMPLETED),
    startedQuests: questsInState(side, STARTED),
    items: needed,
    // A missing or zero count means that the player must not hold the item.
    absentItems: items.filter(({ count }) => count <= 0).map(({ id }) => id),
    monsters: entries(side, 'mob').filter(({ count }) => count > 0),
    mesos: integerOf(side, 'endmeso') ?? 0,
    fame: integerOf(side, 'pop') ?? 0,
    from: (side && textOf(side, 'start')) ?? null,
    until: (side && textOf(side, 'end')) ?? null,
    intervalMinutes: integerOf(side, 'interval') ?? null,
    isDaily: numberOf(side, 'dayByDay') === 1,
  };
}

function entries(side: WzNode | undefined, list: string): QuestAmount[] {
  return (childOf(side, list)?.children ?? []).flatMap((entry) => {
    const id = idOf(entry, 'id');
    return id === undefined ? [] : [{ id, count: integerOf(entry, 'count') ?? 0 }];
  });
}

function questsInState(side: WzNode | undefined, state: number): number[] {
  return (childOf(side, 'quest')?.children ?? []).flatMap((entry) => {
    const id = idOf(entry, 'id');
    return id !== undefined && numberOf(entry, 'state') === state ? [id] : [];
  });
}

function levelOf(side: WzNode | undefined, name: string): number | null {
  const level = integerOf(side, name);
  return level === undefined || level <= 0 ? null : level;
}
