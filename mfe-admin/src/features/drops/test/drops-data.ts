import { dropPercentOf, itemTypeOf, type DropTable, type DropValues } from '@portico/domain';
import type { Dropper, DropperDrops, EditorDrop, EditorState } from '../../../shared/drops/drops.queries';
import { dropKey, type StagedDrop } from '../../../shared/drops/staged-drop';
import { valuesOf } from '../staging/drop-rows';
import type { Droppers, ItemDropper, ItemDroppers } from '../droppers/droppers.queries';

let nextRow = 1;

/** A row of the editor: a snail shell that drops at 60 %. */
export function aDrop(some: Partial<EditorDrop> = {}, table: DropTable = 'monster'): EditorDrop {
  const { itemid = 4_000_019, chance = 600_000 } = some;
  const basePercent = dropPercentOf(table, chance);
  return {
    rowId: nextRow++,
    itemid,
    itemName: itemid === 0 ? 'Mesos' : `Item ${itemid}`,
    itemType: itemTypeOf(itemid) ?? null,
    isQuestItem: false,
    minQuantity: 1,
    maxQuantity: 1,
    questid: table === 'reactor' ? -1 : 0,
    questName: null,
    chance,
    basePercent,
    actualPercent: Math.min(100, basePercent * 3),
    price: itemid === 0 ? 1 : 50,
    ...some,
  };
}

/** `Shell 7` in row 7, at 0.5 %. */
export function aShell(rowId: number, some: Partial<EditorDrop> = {}, table?: DropTable): EditorDrop {
  const shell = { rowId, itemid: 4_000_000 + rowId, itemName: `Shell ${rowId}`, chance: 5000 };
  return aDrop({ ...shell, ...some }, table);
}

export function aDropper(some: Partial<Dropper> = {}): Dropper {
  return {
    id: 100_100,
    name: 'Mossback',
    type: 'monster',
    level: 12,
    boss: false,
    map: 'Fern Hollow',
    mapId: 40,
    itemCount: 7,
    partyQuest: null,
    ...some,
  };
}

export function droppers(monsters: Dropper[], pages = 1): Droppers {
  return { monsters, pagination: { page: 1, limit: 50, total: monsters.length, pages } };
}

export function dropsOf(monster: Dropper, drops: EditorDrop[] = []): DropperDrops {
  return { monster, drops, globalDrops: [] };
}

export function editorState(some: Partial<EditorState> = {}): EditorState {
  return {
    canEdit: true,
    hasReactors: true,
    canReload: true,
    monstersTakeEffect: 'nextReload',
    reactorsTakeEffect: 'restart',
    editedAt: null,
    reloadedAt: null,
    dropRate: 3,
    bossDropRate: 2,
    mesoRate: 4,
    hasChangelog: true,
    ...some,
  };
}

export function anItemDropper(some: Partial<ItemDropper> = {}): ItemDropper {
  return {
    rowId: 1,
    dropperId: 100_100,
    dropperName: 'Mossback',
    type: 'monster',
    level: 12,
    map: 'Fern Hollow',
    mapId: 40,
    basePercent: 0.04,
    actualPercent: 0.12,
    minQuantity: 1,
    maxQuantity: 1,
    ...some,
  };
}

export function itemDroppers(found: ItemDropper[]): ItemDroppers {
  return { item: { id: 2000, name: 'Amber Tonic' }, droppers: found };
}

/** An edit of a stored row; null removes it. */
export function editOfDrop(
  drop: EditorDrop,
  after: Partial<DropValues> | null,
  dropperId = 100_100,
): StagedDrop {
  const [table, before] = ['monster' as const, valuesOf(drop)];
  const key = dropKey({ table, rowId: drop.rowId });
  return { key, table, dropperId, rowId: drop.rowId, before, after: after && { ...before, ...after } };
}
