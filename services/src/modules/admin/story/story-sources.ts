import type { StorySource } from './nearest-rows.js';

/** What the audit has of logging in and out. */
const SESSION_ACTIONS = [
  'sign-in',
  'sign-in-failed',
  'sign-in-delayed',
  'sign-out',
  'session-revoke',
  'sign-out-everywhere',
] as const;

const quoted = (actions: readonly string[]) => actions.map((action) => `'${action}'`).join(', ');

const AUDIT = {
  table: 'portal_audit',
  key: 'account_id',
  columns: ['action', 'network', 'details', 'account_id', 'actor_account_id'],
} as const;

export const VOTES: StorySource = {
  table: 'portal_vote',
  key: 'account_id',
  columns: ['site', 'state', 'ip'],
};

export const LEDGER: StorySource = {
  table: 'portal_ledger',
  key: 'account_id',
  columns: ['reason', 'currency', 'delta', 'character_id'],
};

export const SESSIONS: StorySource = { ...AUDIT, condition: `action IN (${quoted(SESSION_ACTIONS)})` };

/** Votes are told of by their own rows. */
export const ACCOUNT: StorySource = {
  ...AUDIT,
  condition: `action NOT IN (${quoted([...SESSION_ACTIONS, 'vote'])})`,
};

export const BOSSES: StorySource = {
  table: 'portal_boss_log',
  key: 'character_id',
  columns: ['character_id', 'boss_type', 'frequency'],
};

export const SCROLLS: StorySource = {
  table: 'portal_scroll_log',
  key: 'character_id',
  columns: ['character_id', 'item_id', 'scroll_id', 'success'],
};

export const NX: StorySource = {
  table: 'portal_nx_log',
  key: 'account_id',
  columns: ['character_id', 'type', 'amount', 'source'],
};

export const INKWELL: StorySource = {
  table: 'portal_inkwell_log',
  key: 'character_id',
  columns: ['character_id', 'item_id', 'cost', 'currency'],
};
