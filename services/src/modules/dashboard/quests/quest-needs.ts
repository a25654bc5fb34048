import { questJobLineOf } from '@portico/domain';
import type {
  CatalogQuest,
  QuestAmount,
  QuestRequirement,
  QuestReward,
  QuestRewardItem,
} from '../../../catalog/index.js';

export const QUEST_STATES = ['completed', 'started', 'next', 'later', 'closed'] as const;
/** `next` waits for no other quest. `closed` is not for the character: its level is too high or its job another. */
export type QuestState = (typeof QUEST_STATES)[number];

const NEXT_STATES: ReadonlySet<QuestState | undefined> = new Set<QuestState>(['started', 'next']);

const MESOS = 0;

export interface BegunQuest {
  isCompleted: boolean;
  kills: ReadonlyMap<number, number>;
}

export interface QuestHolder {
  level: number;
  job: number;
  mesos: number;
  quests: ReadonlyMap<number, BegunQuest>;
  items: ReadonlyMap<number, number>;
}

interface NeededThing {
  id: number;
  count: number;
  lacking: number;
  /** Part of `lacking` that quests ask for which are started or can be. */
  nextLacking: number;
}

/**
 * Needs of the unfinished quests of a chain from outside of it, and what the character lacks. The chain is in an order in which its
 * quests can be done. Things of the nearest quests come first.
 */
export function questNeeds(chain: readonly CatalogQuest[], holder: QuestHolder) {
  const states = new Map<number, QuestState>();
  for (const quest of chain) states.set(quest.id, stateOf(quest, holder, states));
  const isNext = ({ id }: CatalogQuest) => NEXT_STATES.has(states.get(id));
  const later = chain.filter(({ id }) => states.get(id) === 'later');
  // Quests that can be done now come first, because nothing before them is left.
  const rest = [...chain.filter(isNext), ...later];
  const levels = rest.flatMap((one) => [one.minimumLevel, one.details.completion.minimumLevel]);
  const level = Math.max(...levels.map((least) => least ?? 0), 0);
  const lacking = lackingItems(rest, holder, new Map([...holder.items, [MESOS, holder.mesos]]));
  const counts = lackingItems(rest, holder, new Map());
  const next = lackingItems(rest.filter(isNext), holder, new Map([...holder.items, [MESOS, holder.mesos]]));
  const needOf = (id: number) => ({
    count: counts.get(id) ?? 0,
    lacking: lacking.get(id) ?? 0,
    nextLacking: next.get(id) ?? 0,
  });
  const items = [...counts.keys()].filter((id) => id !== MESOS).map((id) => ({ id, ...needOf(id) }));
  return {
    states: chain.map(({ id }) => states.get(id) ?? 'later'),
    level: level > holder.level ? level : null,
    items: items.filter(({ count }) => count > 0),
    monsters: monstersOf(rest, holder, isNext),
    mesos: needOf(MESOS),
  };
}

function stateOf(
  { id, maximumLevel, details: { start } }: CatalogQuest,
  { level, job, quests }: QuestHolder,
  earlier: ReadonlyMap<number, QuestState>,
): QuestState {
  const begun = quests.get(id);
  if (begun !== undefined) return begun.isCompleted ? 'completed' : 'started';
  const isOutgrown = maximumLevel !== null && level > maximumLevel;
  const isForOthers = start.jobs.length > 0 && !start.jobs.some((wanted) => canBecome(job, wanted));
  const required = [...start.completedQuests, ...start.startedQuests];
  if (isOutgrown || isForOthers || required.some((one) => earlier.get(one) === 'closed')) return 'closed';
  const isReady =
    start.completedQuests.every((one) => quests.get(one)?.isCompleted === true) &&
    start.startedQuests.every((one) => quests.get(one)?.isCompleted === false);
  return isReady ? 'next' : 'later';
}

/** Whether a job is this one or can follow it: 110 leads to 111, not to 120 or back to 100. */
function canBecome(job: number, wanted: number): boolean {
  if (job === wanted) return true;
  if (wanted < job) return false;
  // Beginners of each people: 0, 1000 and 2000.
  if (job % 1000 === 0) return Math.floor(wanted / 1000) === job / 1000;
  if (questJobLineOf(job) !== questJobLineOf(wanted)) return false;
  return job % 100 === 0 || Math.floor(job / 10) === Math.floor(wanted / 10);
}

/** Plays the rest of the chain with a stock; returns what had to be added. Items that a quest merely asks to see are needed once. */
function lackingItems(
  rest: readonly CatalogQuest[],
  { quests }: QuestHolder,
  held: ReadonlyMap<number, number>,
): Map<number, number> {
  const stock = new Map(held);
  const lacking = new Map<number, number>();
  const ask = ({ id, count }: QuestAmount) => {
    const missing = Math.max(0, count - (stock.get(id) ?? 0));
    lacking.set(id, (lacking.get(id) ?? 0) + missing);
    stock.set(id, (stock.get(id) ?? 0) + missing);
  };
  const take = ({ id, count }: QuestAmount) => stock.set(id, Math.max(0, (stock.get(id) ?? 0) - count));
  const give = ({ id, count, choice }: Pick<QuestRewardItem, 'id' | 'count' | 'choice'>) => {
    if (choice === 'always') stock.set(id, (stock.get(id) ?? 0) + count);
  };
  const play = (requirement: QuestRequirement, reward: QuestReward) => {
    requirement.items.forEach(ask);
    ask({ id: MESOS, count: Math.max(requirement.mesos, reward.takenMesos) });
    reward.takenItems.forEach(take);
    take({ id: MESOS, count: reward.takenMesos });
    reward.items.forEach(give);
    give({ id: MESOS, count: reward.mesos, choice: 'always' });
  };
  for (const { id, details } of rest) {
    if (!quests.has(id)) play(details.start, details.startReward);
    play(details.completion, details.completionReward);
  }
  return lacking;
}

/** Each quest counts its own kills from when it began. */
function monstersOf(
  rest: readonly CatalogQuest[],
  { quests }: QuestHolder,
  isNext: (quest: CatalogQuest) => boolean,
): NeededThing[] {
  const monsters = new Map<number, NeededThing>();
  for (const quest of rest) {
    const kills = quests.get(quest.id)?.kills;
    for (const { id, count } of quest.details.completion.monsters) {
      const sum = monsters.get(id) ?? { id, count: 0, lacking: 0, nextLacking: 0 };
      const lacking = Math.max(0, count - (kills?.get(id) ?? 0));
      sum.count += count;
      sum.lacking += lacking;
      if (isNext(quest)) sum.nextLacking += lacking;
      monsters.set(id, sum);
    }
  }
  return [...monsters.values()];
}
