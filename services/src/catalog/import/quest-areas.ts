import type { CatalogQuestAreaEntity } from '../tables/catalog-world.entities.js';
import type { QuestRegion } from '../tables/catalog-world.types.js';
import { idFrom } from '../wz/wz-node.js';
import type { ImportSource } from './import-source.js';

type QuestAreaRow = Omit<CatalogQuestAreaEntity, 'generationId'>;

/** The filter's area for each category of quests; categories without a place are `other`. */
const REGIONS: ReadonlyMap<number, QuestRegion> = new Map([
  [20, 'mapleIsland'],
  [30, 'victoriaIsland'],
  [33, 'ossyria'],
  [37, 'ossyria'],
  [41, 'ossyria'],
  [44, 'ossyria'],
  [46, 'ossyria'],
  [45, 'globalEvent'],
  [48, 'globalEvent'],
  [49, 'globalEvent'],
  [50, 'globalEvent'],
]);

const UNUSED = 'empty';

export function questRegionOf(areaId: number | null): QuestRegion {
  return (areaId === null ? undefined : REGIONS.get(areaId)) ?? 'other';
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
