import type { Dropper, DropperDrops, EditorState } from '../../../shared/drops/drops.queries';
import type { Droppers } from '../droppers.queries';
import type { ItemDropper, ItemDroppers } from '../droppers.queries';

export function aDropper(changes: Partial<Dropper> = {}): Dropper {
  return {
    id: 120,
    name: 'Mossback',
    type: 'monster',
    level: 12,
    boss: false,
    map: 'Fern Hollow',
    mapId: 40,
    itemCount: 7,
    partyQuest: null,
    ...changes,
  };
}

export function droppers(monsters: Dropper[], pages = 1): Droppers {
  return { monsters, pagination: { page: 1, limit: 50, total: monsters.length, pages } };
}

export function dropsOf(monster: Dropper): DropperDrops {
  return { monster, drops: [], globalDrops: [] };
}

export function editorState(changes: Partial<EditorState> = {}): EditorState {
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
    ...changes,
  };
}

export function anItemDropper(changes: Partial<ItemDropper> = {}): ItemDropper {
  return {
    rowId: 1,
    dropperId: 120,
    dropperName: 'Mossback',
    type: 'monster',
    level: 12,
    map: 'Fern Hollow',
    mapId: 40,
    basePercent: 0.04,
    actualPercent: 0.12,
    minQuantity: 1,
    maxQuantity: 1,
    ...changes,
  };
}

export function itemDroppers(found: ItemDropper[]): ItemDroppers {
  return { item: { id: 2000, name: 'Amber Tonic' }, droppers: found };
}
