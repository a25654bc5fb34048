import type { QuestAmount, QuestRequirement } from '../tables/catalog-world.types.js';
import { childOf, idOf, integerOf, numberFrom, numberOf, textOf, type WzNode } from '../wz/wz-node.js';

/** States of another quest that a requirement can name; without one it must not have been begun. */
const STARTED = 1;
const COMPLETED = 2;

/** One side of `Check.img`: 0 to begin, 1 to complete. A quest without an entry asks nothing. */
export function readRequirement(side: WzNode | undefined): QuestRequirement {
  const items = entries(side, 'item');
  const needed = items.filter(({ count }) => count > 0);
  return {
    npcId: idOf(side, 'npc') ?? null,
    minimumLevel: levelOf(side, 'lvmin'),
    maximumLevel: levelOf(side, 'lvmax'),
    jobs: (childOf(side, 'job')?.children ?? []).flatMap(({ value }) => numberFrom(value) ?? []),
    completedQuests: questsInState(side, COMPLETED),
    startedQuests: questsInState(side, STARTED),
    items: needed,
    // A missing count, and 0, mean that the player must not hold the item.
    absentItems: items.filter(({ count }) => count <= 0).map(({ id }) => id),
    monsters: entries(side, 'mob').filter(({ count }) => count > 0),
    mesos: integerOf(side, 'endmeso') ?? 0,
    fame: integerOf(side, 'pop') ?? 0,
    from: (side && textOf(side, 'start')) ?? null,
    until: (side && textOf(side, 'end')) ?? null,
    intervalMinutes: integerOf(side, 'interval') ?? null,
    isDaily: numberOf(side, 'dayByDay') === 1,
  };
}

function entries(side: WzNode | undefined, list: string): QuestAmount[] {
  return (childOf(side, list)?.children ?? []).flatMap((entry) => {
    const id = idOf(entry, 'id');
    return id === undefined ? [] : [{ id, count: integerOf(entry, 'count') ?? 0 }];
  });
}

function questsInState(side: WzNode | undefined, state: number): number[] {
  return (childOf(side, 'quest')?.children ?? []).flatMap((entry) => {
    const id = idOf(entry, 'id');
    return id !== undefined && numberOf(entry, 'state') === state ? [id] : [];
  });
}

function levelOf(side: WzNode | undefined, name: string): number | null {
  const level = integerOf(side, name);
  return level === undefined || level <= 0 ? null : level;
}
