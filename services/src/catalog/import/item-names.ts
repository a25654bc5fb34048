import { itemTypeOf } from '@portico/domain';
import { childOf } from '../wz/wz-node.js';
import type { ImportSource } from './import-source.js';
import { collectNamedEntries, type NamedEntry } from './named-entries.js';

const STRINGS = 'String.wz';

/** Looks of a character: five-digit ids, no items. */
const NO_ITEMS = new Set(['Hair', 'Face']);

/** Lists whose entries lie directly below the root. */
const FLAT_LISTS = ['Consume', 'Ins', 'Cash', 'Pet'];

const FIELDS = new Set(['name', 'desc', 'Desc']);

/** Names and descriptions of all items by id, from the six lists of `String.wz`. */
export async function readItemNames(source: ImportSource): Promise<Map<number, NamedEntry>> {
  const names = new Map<number, NamedEntry>();
  await readEquipmentNames(source, names);
  const etc = await source.folder.file(STRINGS, 'Etc');
  const etcList = childOf(await source.read(etc, fieldsAt(2)), 'Etc');
  if (etcList) collectNamedEntries(etcList, etc.label, names, source.report);
  for (const list of FLAT_LISTS) {
    const file = await source.folder.file(STRINGS, list);
    const root = await source.read(file, fieldsAt(1));
    if (root) collectNamedEntries(root, file.label, names, source.report);
  }
  for (const id of names.keys()) {
    if (itemTypeOf(id) !== undefined) continue;
    source.report.skip('id of no item category', String(id));
    names.delete(id);
  }
  return names;
}

async function readEquipmentNames(source: ImportSource, names: Map<number, NamedEntry>): Promise<void> {
  const file = await source.folder.file(STRINGS, 'Eqp');
  const categories = childOf(await source.read(file, fieldsAt(3)), 'Eqp')?.children ?? [];
  for (const category of categories) {
    if (NO_ITEMS.has(category.name)) source.report.skip('looks, no items', `${file.label}/${category.name}`);
    else collectNamedEntries(category, `${file.label}/${category.name}`, names, source.report);
  }
}

/** Keeps the entries at a depth and the fields directly below them. */
function fieldsAt(depth: number) {
  return (path: readonly string[]): boolean =>
    path.length <= depth || (path.length === depth + 1 && FIELDS.has(path[depth] ?? ''));
}
