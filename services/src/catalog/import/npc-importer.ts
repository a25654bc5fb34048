import type { CatalogNpcEntity } from '../tables/catalog.entities.js';
import { placeholderNpcName } from '../snapshot/placeholders.js';
import { idFrom, textOf, type WzNode } from '../wz/wz-node.js';
import type { ImportSource } from './import-source.js';
import type { ImportedMaps } from './map-importer.js';
import { collectNamedEntries, type NamedEntry, storedName } from './named-entries.js';

type NpcRow = Omit<CatalogNpcEntity, 'generationId'>;

const FIELDS = new Set(['name', 'func']);
const MAX_OCCUPATION = 255;

/** NPCs with a name, then unnamed ones on a map. Slots of player NPCs have no name and are left out. */
export async function* importNpcs(source: ImportSource, maps: ImportedMaps): AsyncGenerator<NpcRow> {
  const file = await source.folder.file('String.wz', 'Npc');
  const root = await source.read(
    file,
    (path) => path.length < 2 || (path.length === 2 && FIELDS.has(path[1] ?? '')),
  );
  const names = new Map<number, NamedEntry>();
  if (root) collectNamedEntries(root, file.label, names, source.report);
  const occupations = occupationsOf(root);
  const onMaps = new Set(maps.subjects('npc'));
  for (const [npcId, entry] of names) {
    if (entry.name === undefined && !onMaps.has(npcId)) {
      source.report.skip('slot of a player NPC, without a name', String(npcId));
      continue;
    }
    onMaps.delete(npcId);
    const occupation = occupations.get(npcId) ?? '';
    yield { npcId, ...storedName(entry, placeholderNpcName(npcId)), occupation };
  }
  for (const npcId of onMaps) {
    source.report.warn('NPC on a map without an entry in String.wz', String(npcId));
    yield { npcId, ...storedName(undefined, placeholderNpcName(npcId)), occupation: '' };
  }
}

function occupationsOf(root: WzNode | undefined): Map<number, string> {
  const occupations = new Map<number, string>();
  for (const node of root?.children ?? []) {
    const id = idFrom(node.name);
    const occupation = textOf(node, 'func');
    if (id !== undefined && occupation !== undefined && !occupations.has(id)) {
      occupations.set(id, occupation.slice(0, MAX_OCCUPATION));
    }
  }
  return occupations;
}
