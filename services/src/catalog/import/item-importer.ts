import { itemTypeOf } from '@portico/domain';
import { placeholderItemName } from '../snapshot/item-naming.js';
import { idFrom, type WzNode } from '../wz/wz-node.js';
import { NO_ITEM_FOLDERS, SPECIAL_ITEMS } from './import-plan.js';
import type { ImportReport } from './import-report.js';
import type { ImportSource } from './import-source.js';
import { readItemNames } from './item-names.js';
import { itemPartsAt, itemProperties } from './item-properties.js';
import { type NamedEntry, storedName } from './named-entries.js';

export interface ItemRow {
  itemId: number;
  name: string;
  hasName: boolean;
  description: string;
  properties: string;
}

/** One file for each pet; the other folders hold many items in a file. */
const PETS = 'pet';

interface ItemNode {
  id: number;
  node: WzNode;
}

/** Items listed by `String.wz`, with data from `Item.wz` and `Character.wz`. */
export async function* importItems(source: ImportSource): AsyncGenerator<ItemRow> {
  const names = await readItemNames(source);
  const seen = new Set<number>();
  for await (const { id, node } of itemNodes(source)) {
    const entry = names.get(id);
    if (!entry) source.report.skip('item without an entry in String.wz', String(id));
    else if (seen.has(id)) source.report.warn('item described twice (the first is kept)', String(id));
    else {
      seen.add(id);
      yield itemRow(id, entry, itemProperties(node), source.report);
    }
  }
  for (const [id, entry] of names) {
    if (seen.has(id)) continue;
    source.report.warn('named item without properties', `${id} ${entry.name ?? ''}`.trim());
    yield itemRow(id, entry, {}, source.report);
  }
}

async function* itemNodes(source: ImportSource): AsyncGenerator<ItemNode> {
  await source.noteMissing('Item.wz', 'Character.wz');
  for (const folder of await source.folder.folders('Item.wz')) {
    const kind = folder.toLowerCase();
    if (kind === SPECIAL_ITEMS) source.report.skip('pseudo items of the client', `Item.wz/${folder}`);
    else if (kind === PETS) yield* oneItemAFile(source, `Item.wz/${folder}`);
    else yield* manyItemsAFile(source, `Item.wz/${folder}`);
  }
  for (const folder of await source.folder.folders('Character.wz')) {
    if (!NO_ITEM_FOLDERS.has(folder.toLowerCase())) yield* oneItemAFile(source, `Character.wz/${folder}`);
  }
}

async function* oneItemAFile(source: ImportSource, part: string): AsyncGenerator<ItemNode> {
  for await (const file of source.folder.files(part)) {
    const id = file.id;
    const node = id === undefined ? undefined : await source.read(file, itemPartsAt(0));
    if (id === undefined) source.report.skip('file whose name is no id', file.label);
    else if (node) yield { id, node };
  }
}

async function* manyItemsAFile(source: ImportSource, part: string): AsyncGenerator<ItemNode> {
  for await (const file of source.folder.files(part)) {
    const root = await source.read(file, itemPartsAt(1));
    for (const node of root?.children ?? []) {
      const id = idFrom(node.name);
      if (id === undefined) source.report.skip('stray node in a list of items', `${file.label}/${node.name}`);
      else yield { id, node };
    }
  }
}

function itemRow(
  id: number,
  entry: NamedEntry,
  properties: Record<string, number>,
  report: ImportReport,
): ItemRow {
  report.count(itemTypeOf(id) ?? 'unknown');
  return {
    itemId: id,
    ...storedName(entry, placeholderItemName(id)),
    description: entry.description,
    properties: JSON.stringify(properties),
  };
}
