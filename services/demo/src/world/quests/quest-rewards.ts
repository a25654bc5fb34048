import type { QuestDefinition } from './quest-definitions.js';
import type { QuestLookup, DemoQuest, DemoQuestItem } from './quest-lookup.js';

const MAX_EXP = 2_000_000_000;

export function rewardsOf(
  { level, rewards, tasks }: QuestDefinition,
  turn: number,
  lookup: QuestLookup,
): Pick<DemoQuest, 'exp' | 'mesos' | 'fame' | 'rewards'> {
  const effort = tasks.reduce((sum, { count, kind }) => sum + (kind === 'carry' ? 10 : count), 0);
  const isHunt = tasks.some(({ subject, kind }) => kind === 'slay' && lookup.monster(subject).isBoss);
  const work = isHunt ? 3 : 0.6 + Math.min(effort, 120) / 60;
  const fame = rewards.map((word) => /^fame (\d+)$/.exec(word)?.[1]).find((amount) => amount !== undefined);
  return {
    exp: roundNumber(Math.min(MAX_EXP, (14 + 9 * level ** 1.95) * work)),
    mesos: level < 5 ? 0 : roundNumber(level * 60 * (1 + work)),
    fame: Number(fame ?? 0),
    rewards: [...always(level, rewards), ...rewards.flatMap((word) => itemsFor(word, level, turn, lookup))],
  };
}

/** Rounds to two digits, as game designers do. */
function roundNumber(amount: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, amount))) - 1);
  return Math.round(amount / step) * step;
}

const HEALING = [
  [20, 2_000_000],
  [40, 2_000_001],
  [70, 2_000_002],
  [100, 2_000_012],
  [Infinity, 2_000_013],
] as const;

const REFRESHING = [
  [40, 2_000_003],
  [80, 2_000_006],
  [110, 2_000_014],
  [Infinity, 2_000_015],
] as const;

function fitting(list: readonly (readonly [below: number, id: number])[], level: number): number {
  return list.find(([below]) => level < below)?.[1] ?? 0;
}

/** A few potions for everyone, if there is no other item. */
function always(level: number, rewards: readonly string[]): DemoQuestItem[] {
  const isSomething = rewards.some((word) => !word.startsWith('fame') && word !== 'daily');
  return isSomething ? [] : [{ id: fitting(HEALING, level), count: 10 + (level % 4) * 5 }];
}

function itemsFor(word: string, level: number, turn: number, lookup: QuestLookup): DemoQuestItem[] {
  const healing = fitting(HEALING, level);
  const refreshing = fitting(REFRESHING, level);
  switch (word) {
    case 'gear':
      return lookup.gearNear(level, turn).map((id) => ({ id, count: 1, share: -1 }));
    case 'scroll':
      return [{ id: lookup.scroll(turn), count: 1 }];
    case 'pick':
      return [
        { id: healing, count: 30, share: -1 },
        { id: refreshing, count: 30, share: -1 },
        { id: level < 40 ? 2_022_000 : 2_022_018, count: 5, share: -1 },
      ];
    case 'luck':
      return [
        { id: healing, count: 25, share: 60 },
        { id: refreshing, count: 25, share: 30 },
        { id: lookup.scroll(turn), count: 1, share: 9 },
        { id: 2_000_005, count: 3, share: 1 },
      ];
    default:
      return word.startsWith('item ') ? [{ id: lookup.item(word.slice('item '.length)), count: 1 }] : [];
  }
}
