/** Points that admins grant, in the words of the API. */
export const POINT_TYPES = ['nx', 'vp'] as const;
export type PointType = (typeof POINT_TYPES)[number];

/** The most that one grant of points is. */
export const MAX_GRANTED_POINTS = 1_000_000;

/** The most accounts of a search; a longer result has to be narrowed. */
export const MAX_FOUND_ACCOUNTS = 1000;

/** Lengths of time, in days, over which spending is added up. */
export const SPENDING_DAYS = ['1', '7', '30', '90'] as const;
export type SpendingDays = (typeof SPENDING_DAYS)[number];

/** The longest reason that an admin gives for an act. */
export const ADMIN_REASON_MAX_LENGTH = 200;

/** Kinds of notes of the staff about an account. A warning is a note that the player was told. */
export const ACCOUNT_NOTE_KINDS = ['note', 'warning'] as const;
export type AccountNoteKind = (typeof ACCOUNT_NOTE_KINDS)[number];

export const ACCOUNT_NOTE_MAX_LENGTH = 500;

/** The most days that a log shows at once. */
export const MAX_LOG_DAYS = 366;

/** The longest search term in a log. Names of the game have 12 letters, those of accounts 13. */
export const MAX_LOG_SEARCH = 32;

/** The longest name of an item, or source, that a log looks for. */
export const MAX_LOG_THING = 64;

/** Rules for suspicious accounts that vote or spend; a past finding keeps its word, so none is renamed. */
export const SUSPICION_RULES = [
  'shared-network',
  'votes-without-playing',
  'young-account',
  'spends-at-once',
  'clockwork',
] as const;
export type SuspicionRule = (typeof SUSPICION_RULES)[number];

/**
 * Evidence of a rule, in words that pages have texts for. `...At` is a moment, `...Minutes` and `...Seconds` a length of time, `network`
 * and `site` are texts; all else is counted.
 */
export const SUSPICION_EVIDENCE = [
  'accounts',
  'accountsInARow',
  'rowMinutes',
  'days',
  'devices',
  'network',
  'voteDays',
  'lastSeenAt',
  'ageMinutes',
  'otherAccounts',
  'votes',
  'spentVotes',
  'spentAfterSeconds',
  'intervalMinutes',
  'deviationSeconds',
  'site',
] as const;
export type SuspicionEvidence = (typeof SUSPICION_EVIDENCE)[number];

/** State of a grant that needs a second admin. */
export const POINTS_REQUEST_STATES = ['waiting', 'approved', 'refused'] as const;
export type PointsRequestState = (typeof POINTS_REQUEST_STATES)[number];

/** Kinds of events in the story of an account. */
export const STORY_KINDS = [
  'vote',
  'ledger',
  'session',
  'account',
  'exp',
  'boss',
  'scroll',
  'nx',
  'inkwell',
] as const;
export type StoryKind = (typeof STORY_KINDS)[number];

/** Kinds of events from logs that web admins alone read. */
export const WEB_ADMIN_STORY_KINDS: readonly StoryKind[] = ['scroll', 'nx', 'inkwell'];
