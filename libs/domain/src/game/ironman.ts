/** Mode of a character, as `portal_character_mode` stores it. */
export const IRONMAN_MODE = { none: 0, ironman: 1, hardcore: 2, group: 3 } as const;

export const GROUP_MAX_MEMBERS = 6;

/** Challenges with a ranking. No character is in two of them. */
export const CHALLENGE_MODES = ['regular', 'hardcore', 'group-ironman', 'hardcore-fallen'] as const;

export type ChallengeMode = (typeof CHALLENGE_MODES)[number];

/** Modes of the rankings, as addresses spell them. */
export const RANKING_MODES = ['all', ...CHALLENGE_MODES] as const;

export type RankingMode = (typeof RANKING_MODES)[number];

/** All sorts of players. `sortsOfMode` says which a mode has. */
export const PLAYER_SORTS = ['level', 'fame', 'bosses', 'playtime'] as const;

export type PlayerSort = (typeof PLAYER_SORTS)[number];

export const GROUP_SORTS = ['average_level', 'total_level', 'member_count'] as const;

export type GroupSort = (typeof GROUP_SORTS)[number];

const SORTS_OF_ALL_PLAYERS: readonly PlayerSort[] = ['level', 'fame'];

/** Sorts of a mode. Boss kills and playtime are counted only for challenges. */
export function sortsOfMode(mode: RankingMode): readonly PlayerSort[] {
  return mode === 'all' ? SORTS_OF_ALL_PLAYERS : PLAYER_SORTS;
}

/** Facts that decide in which mode a character is ranked. */
export interface IronmanStanding {
  /** One of `IRONMAN_MODE`. */
  mode: number;
  deaths: number;
  groupId: number | null;
}

/**
 * The challenge that a character is ranked in, and its badge. `regular` is an ironman, `hardcore-fallen` an ironman
 * or hardcore ironman who died. Undefined for everybody else, and for a group ironman without a group.
 */
export function challengeOf({ mode, deaths, groupId }: IronmanStanding): ChallengeMode | undefined {
  switch (mode) {
    case IRONMAN_MODE.ironman:
      return deaths > 0 ? 'hardcore-fallen' : 'regular';
    case IRONMAN_MODE.hardcore:
      return deaths > 0 ? 'hardcore-fallen' : 'hardcore';
    case IRONMAN_MODE.group:
      return groupId === null || groupId === 0 ? undefined : 'group-ironman';
    default:
      return undefined;
  }
}

export const GROUP_ACHIEVEMENTS = ['total_level', 'boss_kills', 'card_collection'] as const;

export type GroupAchievement = (typeof GROUP_ACHIEVEMENTS)[number];

/** Tiers of an achievement, lowest first. */
export const ACHIEVEMENT_TIERS = ['Common', 'Rare', 'Epic', 'Legendary'] as const;

export type AchievementTier = (typeof ACHIEVEMENT_TIERS)[number];
