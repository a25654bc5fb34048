import { itemTypeOf } from '@portico/domain';
import type { CatalogItemEntity } from '../tables/catalog.entities.js';
import { placeholderItemName } from '../snapshot/placeholders.js';
import { idFrom, childOf, numberFrom, type WzNode } from '../wz/wz-node.js';
import { NO_ITEM_FOLDERS, SPECIAL_ITEMS } from './import-plan.js';
import type { ImportReport } from './import-report.js';
import type { ImportSource } from './import-source.js';
import { type NamedEntry, storedName, collectNamedEntries } from './named-entries.js';
import { wordSet } from '../../platform/collections/index.js';

const INFO_PATTERN = /^(?:inc|req)[A-Z]/;

const INFO_NAMES = wordSet(`
  attack attackSpeed bigSize cash cursed durability equipTradeBlock expireOnLogout knockback medalTag meso
  notSale only pquest price quest recoveryHP recoveryMP setItemID slotMax success tamingMob timeLimited
  tradeAvailable tradeBlock tuc unitPrice
`);

const EFFECT_NAMES = wordSet(`
  acc eva hp hpR jump mad mdd morph moveTo mp mpR pad pdd prob speed time
`);

/** Numbers of an item: those in `info` by name, effects in `spec` as `spec.{name}`. Tags are ignored. */
function itemProperties(item: WzNode): Record<string, number> {
  const properties: Record<string, number> = {};
  for (const node of childOf(item, 'info')?.children ?? []) {
    if (INFO_NAMES.has(node.name) || INFO_PATTERN.test(node.name)) {
      keepNumber(properties, node.name, node.value);
    }
  }
  for (const node of childOf(item, 'spec')?.children ?? []) {
    if (EFFECT_NAMES.has(node.name)) keepNumber(properties, `spec.${node.name}`, node.value);
  }
  return properties;
}

function keepNumber(properties: Record<string, number>, name: string, value: string | undefined): void {
  const number = numberFrom(value);
  if (number !== undefined) properties[name] = number;
}

function itemPartsAt(depth: number) {
  return (path: readonly string[]): boolean => {
    if (path.length <= depth) return true;
    const part = path[depth];
    return (part === 'info' || part === 'spec') && path.length <= depth + 2;
  };
}

const STRINGS = 'String.wz';

/** Hair and faces: five-digit ids, not items. */
const NO_ITEMS = new Set(['Hair', 'Face']);

const FLAT_LISTS = ['Consume', 'Ins', 'Cash', 'Pet'];

const FIELDS = new Set(['name', 'desc', 'Desc']);

type ItemRow = Omit<CatalogItemEntity, 'generationId'>;

/** Each pet has a file; in other folders a file holds many items. */
const PETS = 'pet';

interface ItemFile {
  id: number;
  root: WzNode;
}

export async function* importItems(source: ImportSource): AsyncGenerator<ItemRow> {
  const names = await readItemNames(source);
  const seen = new Set<number>();
  for await (const { id, root } of itemNodes(source)) {
    const entry = names.get(id);
    if (!entry) source.report.skip('item without an entry in String.wz', String(id));
    else if (seen.has(id)) source.report.warn('item described twice (the first is kept)', String(id));
    else {
      seen.add(id);
      yield itemRow(id, entry, itemProperties(root), source.report);
    }
  }
  for (const [id, entry] of names) {
    if (seen.has(id)) continue;
    source.report.warn('named item without properties', `${id} ${entry.name ?? ''}`.trim());
    yield itemRow(id, entry, {}, source.report);
  }
}

async function* itemNodes(source: ImportSource): AsyncGenerator<ItemFile> {
  await source.noteMissing('Item.wz', 'Character.wz');
  for (const folder of await source.folder.folders('Item.wz')) {
    const kind = folder.toLowerCase();
    if (kind === SPECIAL_ITEMS) source.report.skip('pseudo items of the client', `Item.wz/${folder}`);
    else if (kind === PETS) yield* source.filesById(`Item.wz/${folder}`, itemPartsAt(0));
    else yield* manyItemsAFile(source, `Item.wz/${folder}`);
  }
  for (const folder of await source.folder.folders('Character.wz')) {
    if (!NO_ITEM_FOLDERS.has(folder.toLowerCase()))
      yield* source.filesById(`Character.wz/${folder}`, itemPartsAt(0));
  }
}

async function* manyItemsAFile(source: ImportSource, part: string): AsyncGenerator<ItemFile> {
  for await (const file of source.folder.files(part)) {
    const root = await source.read(file, itemPartsAt(1));
    for (const node of root?.children ?? []) {
      const id = idFrom(node.name);
      if (id === undefined) source.report.skip('stray node in a list of items', `${file.label}/${node.name}`);
      else yield { id, root: node };
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

async function readItemNames(source: ImportSource): Promise<Map<number, NamedEntry>> {
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

function fieldsAt(depth: number) {
  return (path: readonly string[]): boolean =>
    path.length <= depth || (path.length === depth + 1 && FIELDS.has(path[depth] ?? ''));
}
