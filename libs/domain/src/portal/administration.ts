/** Points that admins grant, as the API spells them. */
export const POINT_TYPES = ['nx', 'vp'] as const;
export type PointType = (typeof POINT_TYPES)[number];

/** Most points of one grant. */
export const MAX_GRANTED_POINTS = 1_000_000;

/** Most accounts that a search returns. If more match, the admin has to narrow the search. */
export const MAX_FOUND_ACCOUNTS = 1000;

/** Periods, in days, over which spending is summed. */
export const SPENDING_DAYS = ['1', '7', '30', '90'] as const;

/** Longest reason that an admin may give for an action. */
export const ADMIN_REASON_MAX_LENGTH = 200;

/** Kinds of staff notes about an account. A warning is a note that the player was told about. */
export const ACCOUNT_NOTE_KINDS = ['note', 'warning'] as const;
export type AccountNoteKind = (typeof ACCOUNT_NOTE_KINDS)[number];

export const ACCOUNT_NOTE_MAX_LENGTH = 500;

/** Most days that a log shows at once. */
export const MAX_LOG_DAYS = 366;

/** Longest search term in a log. Character names have up to 12 letters, account names 13. */
export const MAX_LOG_SEARCH = 32;

/** Longest name of an item or source in a log's search. */
export const MAX_LOG_THING = 64;

/** Rules that find suspicious accounts. Stored findings contain these words, so none may be renamed. */
export const SUSPICION_RULES = [
  'shared-network',
  'votes-without-playing',
  'young-account',
  'spends-at-once',
  'clockwork',
] as const;
export type SuspicionRule = (typeof SUSPICION_RULES)[number];

/** Evidence of a rule: `...At` a time, `...Minutes`, `...Seconds` durations, `network`, `site` texts, all others counts. Pages name them. */
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

/** Kinds of events in an account's history. */
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

/** Kinds of events from logs that only web admins may read. */
export const WEB_ADMIN_STORY_KINDS: readonly StoryKind[] = ['scroll', 'nx', 'inkwell'];
