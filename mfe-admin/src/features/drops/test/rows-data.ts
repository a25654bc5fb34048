import { itemTypeOf } from '@portico/domain';
import type { EditorDrop, Dropper } from '../../../shared/drops/drops.queries';

let nextRow = 1;

/** A row of the editor: a shell of a snail that drops at 60 %. */
export function aDrop(some: Partial<EditorDrop> = {}): EditorDrop {
  const { itemid = 4_000_019, chance = 600_000 } = some;
  return {
    rowId: nextRow++,
    itemid,
    itemName: itemid === 0 ? 'Mesos' : `Item ${itemid}`,
    itemType: itemTypeOf(itemid) ?? null,
    isQuestItem: false,
    minQuantity: 1,
    maxQuantity: 1,
    questid: 0,
    questName: null,
    chance,
    basePercent: chance / 10_000,
    actualPercent: Math.min(100, (chance / 10_000) * 3),
    price: itemid === 0 ? 1 : 50,
    ...some,
  };
}

export function aDropper(some: Partial<Dropper> = {}): Dropper {
  const { id = 100_100 } = some;
  return {
    id,
    name: `Monster ${id}`,
    type: 'monster',
    level: 12,
    boss: false,
    map: 'Fern Field',
    mapId: 104_040_000,
    itemCount: 1,
    partyQuest: null,
    ...some,
  };
}
