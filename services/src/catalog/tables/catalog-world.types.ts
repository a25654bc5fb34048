/** The four areas of the filter, and `other` for everything else. */
export type QuestRegion = 'mapleIsland' | 'victoriaIsland' | 'ossyria' | 'globalEvent' | 'other';

/** One place of a monster, an NPC or a reactor, in map coordinates. */
export interface LifeSpot {
  readonly x: number;
  readonly y: number;
  /** Seconds until it comes back: -1 means never, 0 or undefined at once. */
  readonly respawn?: number;
  /** The game does not show it. */
  readonly hidden?: true;
  /** Added by the server itself, not by its game files. */
  readonly isCustom?: true;
}

export interface QuestAmount {
  readonly id: number;
  readonly count: number;
}

/** One side of a quest: its conditions to begin (`start`) or to be done (`completion`). */
export interface QuestRequirement {
  readonly npcId: number | null;
  readonly minimumLevel: number | null;
  readonly maximumLevel: number | null;
  /** Job ids; empty means any. */
  readonly jobs: readonly number[];
  readonly completedQuests: readonly number[];
  readonly startedQuests: readonly number[];
  readonly items: readonly QuestAmount[];
  /** Items that the player must not hold. They are never an objective. */
  readonly absentItems: readonly number[];
  readonly monsters: readonly QuestAmount[];
  readonly mesos: number;
  readonly fame: number;
  /** YYYYMMDDHH, as in the files; null means that there is no limit. */
  readonly from: string | null;
  readonly until: string | null;
  /** Minutes until the quest can be done again; null if it can be done only once. */
  readonly intervalMinutes: number | null;
  readonly isDaily: boolean;
}

export interface QuestRewardItem {
  readonly id: number;
  /** Always positive. */
  readonly count: number;
  /** `always`: the player gets it. `random`: one of these by weight. `chosen`: the player chooses one of these. */
  readonly choice: 'always' | 'random' | 'chosen';
  /** Weight among the random items; 0 for all others. */
  readonly weight: number;
  /** Null means both. */
  readonly gender: 'male' | 'female' | null;
  /** Bit mask of jobs for `questJobsOf`; null means all. */
  readonly jobMask: number | null;
  /** Minutes until the item expires; null means never. */
  readonly periodMinutes: number | null;
}

/** Rewards that the player keeps, as base values before the server's rates. Amounts are positive, and nothing is lent. */
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

/** The other data of a quest, as JSON in `portal_catalog_quest.details`. Texts hold the client's markup: see `parseGameText`. */
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
  /** Seconds; null means that there is no limit. */
  readonly timeLimit: number | null;
}
