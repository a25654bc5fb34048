import type {
  QuestAmount,
  QuestRequirement,
  QuestReward,
  QuestRewardItem,
} from '../tables/catalog-world.types.js';
import { childOf, idOf, integerOf, type WzNode } from '../wz/wz-node.js';

/** Value of `prop` for entries of which the player chooses one. */
const CHOSEN = -1;

const GENDERS: Readonly<Record<number, 'male' | 'female'>> = { 0: 'male', 1: 'female' };

export interface QuestRewards {
  startReward: QuestReward;
  completionReward: QuestReward;
}

/** Both sides of `Act.img`: 0 at the start, 1 on completion. Things that a quest takes or lends are not rewards. */
export function readRewards(act: WzNode | undefined, completion: QuestRequirement): QuestRewards {
  const start = readReward(childOf(act, '0'));
  const end = readReward(childOf(act, '1'));
  const demanded = amounts(completion.items);
  const taken = amounts([...start.takenItems, ...end.takenItems]);
  const given = amounts(start.items);
  return {
    startReward: {
      ...start,
      items: without(start.items, (id) => Math.max(taken.get(id) ?? 0, demanded.get(id) ?? 0)),
    },
    completionReward: {
      ...end,
      items: without(end.items, (id) => Math.max(0, (taken.get(id) ?? 0) - (given.get(id) ?? 0))),
    },
  };
}

function amounts(entries: readonly QuestAmount[]): ReadonlyMap<number, number> {
  const sums = new Map<number, number>();
  for (const { id, count } of entries) sums.set(id, (sums.get(id) ?? 0) + count);
  return sums;
}

function without(items: readonly QuestRewardItem[], returned: (id: number) => number): QuestRewardItem[] {
  return items.flatMap((item) => {
    const count = item.count - returned(item.id);
    return count > 0 ? [{ ...item, count }] : [];
  });
}

/** One side of `Act.img`, without the things that it takes. */
function readReward(side: WzNode | undefined): QuestReward {
  const items = childOf(side, 'item')?.children ?? [];
  const mesos = integerOf(side, 'money') ?? 0;
  return {
    exp: positive(integerOf(side, 'exp')),
    mesos: positive(mesos),
    fame: positive(integerOf(side, 'pop')),
    items: items.flatMap((entry) => rewardItem(entry)),
    skills: (childOf(side, 'skill')?.children ?? []).flatMap((entry) => idOf(entry, 'id') ?? []),
    buffItemId: idOf(side, 'buffItemID') ?? null,
    nextQuestId: idOf(side, 'nextQuest') ?? null,
    takenItems: items.flatMap((entry) => {
      const id = idOf(entry, 'id');
      const count = countOf(entry);
      return id === undefined || count >= 0 ? [] : [{ id, count: -count }];
    }),
    takenMesos: positive(-mesos),
  };
}

function rewardItem(entry: WzNode): QuestRewardItem[] {
  const id = idOf(entry, 'id');
  const count = countOf(entry);
  if (id === undefined || count <= 0) return [];
  const share = integerOf(entry, 'prop');
  const choice = share === undefined ? 'always' : share === CHOSEN ? 'chosen' : 'random';
  const period = integerOf(entry, 'period') ?? 0;
  const job = integerOf(entry, 'job') ?? 0;
  return [
    {
      id,
      count,
      choice,
      weight: choice === 'random' ? positive(share) : 0,
      gender: GENDERS[integerOf(entry, 'gender') ?? 2] ?? null,
      jobMask: job > 0 ? job : null,
      periodMinutes: period > 0 ? period : null,
    },
  ];
}

/** The server gives one if the files have no count. */
function countOf(entry: WzNode): number {
  return integerOf(entry, 'count') ?? 1;
}

function positive(value: number | undefined): number {
  return Math.max(0, value ?? 0);
}
