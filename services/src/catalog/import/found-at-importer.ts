import type { LifeKind } from '@portico/domain';
import type { CatalogFoundAtEntity } from '../tables/catalog.entities.js';
import { childOf, idFrom, numberFrom, type WzNode } from '../wz/wz-node.js';
import type { ImportSource } from './import-source.js';

type FoundAtRow = Omit<CatalogFoundAtEntity, 'generationId'>;

export async function* importFoundAt(source: ImportSource): AsyncGenerator<FoundAtRow> {
  const book = await source.read(
    await source.folder.file('String.wz', 'MonsterBook'),
    (path) => path.length < 2 || (path[1] === 'map' && path.length <= 3),
  );
  for (const monster of book?.children ?? []) yield* rows('monster', monster.name, childOf(monster, 'map'));
  await source.noteMissing('Etc.wz');
  if (!(await source.folder.has('Etc.wz'))) return;
  const places = await source.read(
    await source.folder.file('Etc.wz', 'NpcLocation'),
    (path) => path.length <= 2,
  );
  for (const npc of places?.children ?? []) yield* rows('npc', npc.name, npc);
}

function* rows(kind: LifeKind, name: string, list: WzNode | undefined): Generator<FoundAtRow> {
  const subjectId = idFrom(name);
  if (subjectId === undefined) return;
  const mapIds = new Set((list?.children ?? []).map(({ value }) => numberFrom(value)));
  for (const mapId of mapIds) {
    if (mapId !== undefined && Number.isSafeInteger(mapId) && mapId > 0 && mapId < 2 ** 31) {
      yield { kind, subjectId, mapId };
    }
  }
}
