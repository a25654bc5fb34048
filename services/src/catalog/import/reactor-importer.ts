import type { ReactorPartyQuest } from '@portico/domain';
import type { CatalogReactorEntity } from '../tables/catalog.entities.js';
import { placeholderReactorName } from '../snapshot/placeholders.js';
import { childOf, idOf, textOf, type WzNode } from '../wz/wz-node.js';
import type { ImportSource } from './import-source.js';
import type { ImportedMaps } from './map-importer.js';

type ReactorRow = Omit<CatalogReactorEntity, 'generationId'>;

const MAX_LABEL = 255;
const MAX_ACTION = 64;

/** Reactors with a file, then others on a map. The files hold no names except labels in Korean. */
export async function* importReactors(source: ImportSource, maps: ImportedMaps): AsyncGenerator<ReactorRow> {
  await source.noteMissing('Reactor.wz');
  const onMaps = new Set(maps.subjects('reactor'));
  for await (const { id, root } of source.filesById('Reactor.wz', isReactorPart)) {
    onMaps.delete(id);
    yield reactorRow(id, root, maps);
  }
  for (const id of onMaps) {
    source.report.warn('reactor on a map without a file', String(id));
    yield reactorRow(id, undefined, maps);
  }
}

function isReactorPart(path: readonly string[]): boolean {
  return path.length === 0 || (path[0] === 'info' && path.length <= 2) || path.join() === 'action';
}

function reactorRow(reactorId: number, root: WzNode | undefined, maps: ImportedMaps): ReactorRow {
  const hosts = maps.hostsOf('reactor', reactorId);
  const host = hosts.map((mapId) => maps.nameOf(mapId)).find((name) => name !== undefined);
  const info = childOf(root, 'info');
  return {
    reactorId,
    name: host ?? placeholderReactorName(reactorId),
    hasName: host !== undefined,
    label: (info ? textOf(info, 'info') : undefined)?.slice(0, MAX_LABEL) ?? '',
    partyQuest: partyQuestOf(hosts),
    action: (root ? textOf(root, 'action') : undefined)?.slice(0, MAX_ACTION) ?? '',
    linkedReactorId: idOf(info, 'link') ?? null,
  };
}

/** Derived from the maps that host a reactor: the stages of each party quest have a range of ids. */
function partyQuestOf(hosts: readonly number[]): ReactorPartyQuest | '' {
  for (const mapId of hosts) {
    if (Math.floor(mapId / 1000) === 610_030) return 'crimsonwood';
    if (Math.floor(mapId / 1000) === 670_010) return 'amoria';
    if (Math.floor(mapId / 10_000) === 99_000) return 'guild';
  }
  return '';
}
