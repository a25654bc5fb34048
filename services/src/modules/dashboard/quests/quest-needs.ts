import { questJobLineOf } from '@portico/domain';
import type { CatalogQuest, QuestAmount, QuestRewardItem } from '../../../catalog/index.js';

export const QUEST_STATES = ['completed', 'started', 'next', 'later', 'closed'] as const;
/** `next` waits for no other quest. `closed` is not for the character: its level is too high or its job another. */
export type QuestState = (typeof QUEST_STATES)[number];

/** A started quest of a character, or a completed one. */
export interface BegunQuest {
  isCompleted: boolean;
  /** Kills by monster. */
  kills: ReadonlyMap<number, number>;
}

export interface QuestHolder {
  level: number;
  job: number;
  quests: ReadonlyMap<number, BegunQuest>;
  /** Carried items by id. */
  items: ReadonlyMap<number, number>;
}

export interface QuestNeeds {
  /** One for each quest of the chain. */
  states: readonly QuestState[];
  /** The level that the rest of the chain asks for; null if the character has it. */
  level: number | null;
  /** Needs of the rest from outside of the chain, and how much of each the character lacks. */
  items: readonly { id: number; count: number; lacking: number }[];
  monsters: readonly { id: number; count: number; lacking: number }[];
}

/** Sums up the unfinished quests of a chain, which is in an order in which they can be done. */
export function questNeeds(chain: readonly CatalogQuest[], holder: QuestHolder): QuestNeeds {
  const states = statesOf(chain, holder);
  const rest = chain.filter(({ id }) => {
    const state = states.get(id);
    return state !== 'completed' && state !== 'closed';
  });
  const level = Math.max(0, ...rest.map(levelOf));
  const lacking = lackingItems(rest, holder, holder.items);
  const items = [...lackingItems(rest, holder, new Map())].map(([id, count]) => ({
    id,
    count,
    lacking: lacking.get(id) ?? 0,
  }));
  return {
    states: chain.map(({ id }) => states.get(id) ?? 'later'),
    level: level > holder.level ? level : null,
    items: items.filter(({ count }) => count > 0),
    monsters: monstersOf(rest, holder),
  };
}

function statesOf(chain: readonly CatalogQuest[], holder: QuestHolder): Map<number, QuestState> {
  const states = new Map<number, QuestState>();
  for (const quest of chain) states.set(quest.id, stateOf(quest, holder, states));
  return states;
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

function levelOf({ minimumLevel, details: { completion } }: CatalogQuest): number {
  return Math.max(minimumLevel ?? 0, completion.minimumLevel ?? 0);
}

/**
 * Plays the rest of the chain with a stock of items: quests ask for items, take some and give others. Returns the items that had to be
 * added. Items that a quest merely asks to see are needed once.
 */
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
  const give = ({ id, count, choice }: QuestRewardItem) => {
    if (choice === 'always') stock.set(id, (stock.get(id) ?? 0) + count);
  };
  for (const { id, details } of rest) {
    const { start, startReward, completion, completionReward } = details;
    if (!quests.has(id)) {
      start.items.forEach(ask);
      startReward.takenItems.forEach(take);
      startReward.items.forEach(give);
    }
    completion.items.forEach(ask);
    completionReward.takenItems.forEach(take);
    completionReward.items.forEach(give);
  }
  return lacking;
}

/** Each quest counts its own kills from when it began. */
function monstersOf(rest: readonly CatalogQuest[], { quests }: QuestHolder): QuestNeeds['monsters'] {
  const monsters = new Map<number, { id: number; count: number; lacking: number }>();
  for (const quest of rest) {
    const kills = quests.get(quest.id)?.kills;
    for (const { id, count } of quest.details.completion.monsters) {
      const sum = monsters.get(id) ?? { id, count: 0, lacking: 0 };
      const lacking = Math.max(0, count - (kills?.get(id) ?? 0));
      monsters.set(id, { id, count: sum.count + count, lacking: sum.lacking + lacking });
    }
  }
  return [...monsters.values()];
}
