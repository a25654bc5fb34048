/** The filter's four areas; everything else is `other`. */
export type QuestRegion = 'mapleIsland' | 'victoriaIsland' | 'ossyria' | 'globalEvent' | 'other';

/** One place of a monster, an NPC or a reactor, in map coordinates. */
export interface LifeSpot {
  readonly x: number;
  readonly y: number;
  /** Seconds until it comes back; -1 never, 0 or absent at once. */
  readonly respawn?: number;
  /** Not shown. */
  readonly hidden?: true;
  /** Put there by the server itself, not by its game files. */
  readonly isCustom?: true;
}

export interface QuestAmount {
  readonly id: number;
  readonly count: number;
}

/** One side of a quest: what it asks before it begins (`start`), or before it counts as done (`completion`). */
export interface QuestRequirement {
  readonly npcId: number | null;
  readonly minimumLevel: number | null;
  readonly maximumLevel: number | null;
  /** Job ids; empty means any. */
  readonly jobs: readonly number[];
  readonly completedQuests: readonly number[];
  readonly startedQuests: readonly number[];
  readonly items: readonly QuestAmount[];
  /** Items that the player must not hold: never an objective. */
  readonly absentItems: readonly number[];
  readonly monsters: readonly QuestAmount[];
  readonly mesos: number;
  readonly fame: number;
  /** YYYYMMDDHH, as in the files; null without a limit. */
  readonly from: string | null;
  readonly until: string | null;
  /** Minutes until it may be done again; null for once. */
  readonly intervalMinutes: number | null;
  readonly isDaily: boolean;
}

export interface QuestRewardItem {
  readonly id: number;
  /** Always positive. */
  readonly count: number;
  /** Every one of `always`; one of all `random` ones by weight; one of all `chosen` ones by the player. */
  readonly choice: 'always' | 'random' | 'chosen';
  /** Share among the random ones; 0 elsewhere. */
  readonly weight: number;
  /** Null: both. */
  readonly gender: 'male' | 'female' | null;
  /** Bit mask of jobs, read with `questJobsOf`; null for all. */
  readonly jobMask: number | null;
  /** Minutes it lasts; null for ever. */
  readonly periodMinutes: number | null;
}

/** Things that the player gets and keeps; base values, before the server's rates. Only positive amounts, and nothing that is lent. */
export interface QuestReward {
  readonly exp: number;
  readonly mesos: number;
  readonly fame: number;
  readonly items: readonly QuestRewardItem[];
  readonly skills: readonly number[];
  readonly buffItemId: number | null;
  readonly nextQuestId: number | null;
  readonly takenItems: readonly QuestAmount[];
  readonly takenMesos: number;
}

/** The rest of a quest, as JSON in `portal_catalog_quest.details`. Texts hold the client's markup: see `parseGameText`. */
export interface QuestDetails {
  readonly texts: {
    readonly before: string;
    readonly during: string;
    readonly after: string;
    readonly summary: string;
    readonly demand: string;
    readonly reward: string;
  };
  readonly start: QuestRequirement;
  readonly completion: QuestRequirement;
  readonly startReward: QuestReward;
  readonly completionReward: QuestReward;
  readonly isAutoStart: boolean;
  readonly isAutoComplete: boolean;
  /** Seconds; null without a limit. */
  readonly timeLimit: number | null;
}
