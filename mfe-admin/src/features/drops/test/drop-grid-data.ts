import { dropPercentOf, itemTypeOf, type DropTable } from '@portico/domain';
import type { DropperDrops, EditorDrop, EditorState } from '../../../shared/drops/drops.queries';

export const STATE = '/api/droprates/state';
export const drops = (table: DropTable) =>
  `/api/droprates/monster/100100/drops${table === 'reactor' ? '?type=reactor' : ''}`;

export const someState: EditorState = {
  canEdit: true,
  hasReactors: true,
  canReload: false,
  monstersTakeEffect: 'nextReload',
  reactorsTakeEffect: 'restart',
  editedAt: null,
  reloadedAt: null,
  dropRate: 3,
  bossDropRate: 3,
  mesoRate: 3,
  hasChangelog: true,
};

export function aDrop(
  rowId: number,
  changes: Partial<EditorDrop> = {},
  table: DropTable = 'monster',
): EditorDrop {
  const chance = changes.chance ?? 5000;
  const itemid = changes.itemid ?? 4_000_000 + rowId;
  const basePercent = dropPercentOf(table, chance);
  return {
    rowId,
    itemid,
    itemName: `Shell ${rowId}`,
    itemType: itemTypeOf(itemid) ?? null,
    isQuestItem: false,
    minQuantity: 1,
    maxQuantity: 1,
    questid: table === 'reactor' ? -1 : 0,
    questName: null,
    chance,
    basePercent,
    actualPercent: Math.min(100, basePercent * 3),
    price: 10,
    ...changes,
  };
}

export function someDrops(rows: EditorDrop[], table: DropTable = 'monster'): DropperDrops {
  return {
    monster: {
      id: 100100,
      name: 'Mossling',
      type: table,
      level: 4,
      boss: false,
      map: 'Fern Hollow',
      mapId: 100000001,
      itemCount: rows.length,
      partyQuest: null,
    },
    drops: rows,
    globalDrops: [],
  };
}
