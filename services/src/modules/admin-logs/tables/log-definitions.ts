import type { GameClock } from '../../../game/index.js';
import type { Engine } from '../../../platform/persistence/index.js';
import type { LogDefinition } from './log-definition.js';
import { millisecondsOfDate } from './log-sql.js';

const AT = { column: 'at' } as const;

/** Votes that counted, by when they did; decoys of names that no account has never do. */
export const VOTE_LOG: LogDefinition = {
  log: 'votes',
  table: 'portal_vote',
  order: 'time',
  time: { column: 'confirmed_at' },
  condition: "state IN ('confirmed', 'credited') AND account_id > 0",
  choices: {},
  owners: { accounts: ['account_id'] },
  columns: ['account_id', 'site', 'ip', 'nx', 'vp', 'state'],
  kinds: [],
  indexes: { '': 'portal_vote_confirmed', owner: 'portal_vote_account_confirmed' },
  kindOf: {},
};

/** What the game server logs by itself; it has no index of the time. */
export function expLog(clock: GameClock): LogDefinition {
  return {
    log: 'exp',
    table: 'characterexplogs',
    order: 'id',
    time: { column: 'exp_gain_time', clock },
    choices: {},
    owners: { character: 'charid' },
    columns: ['charid AS character_id', 'gained_exp', 'world_exp_rate', 'exp_coupon', 'current_exp'],
    kinds: [],
    amount: 'gained_exp',
    indexes: {},
    kindOf: {},
  };
}

export const BOSS_LOG: LogDefinition = {
  log: 'boss',
  table: 'portal_boss_log',
  order: 'time',
  time: AT,
  choices: { bossType: { column: 'boss_type' }, frequency: { column: 'frequency' } },
  owners: { character: 'character_id' },
  columns: ['character_id', 'account_id', 'boss_type', 'frequency'],
  kinds: ['boss_type', 'frequency'],
  indexes: {
    '': 'portal_boss_log_at',
    bossType: 'portal_boss_log_boss',
    frequency: 'portal_boss_log_frequency',
    'bossType,frequency': 'portal_boss_log_boss_frequency',
    owner: 'portal_boss_log_character',
  },
  kindOf: { bossType: 0, frequency: 1 },
};

/** The game's own counters, whose TIMESTAMP holds a moment, both in one order: of the daily ones ids are even. It empties them each day, or week. */
export function stockBossLog(engine: Engine): LogDefinition {
  const at = millisecondsOfDate('attempttime', engine);
  const part = (frequency: string, odd: number) =>
    `SELECT id * 2 + ${odd} AS id, ${at} AS at, characterid AS character_id, NULL AS account_id,
     bosstype AS boss_type, '${frequency}' AS frequency FROM bosslog_${frequency}`;
  return { ...BOSS_LOG, table: `(${part('daily', 0)} UNION ALL ${part('weekly', 1)})`, indexes: {} };
}

/** `chaos`: ids of the scrolls that change values by chance. */
export function scrollingLog(chaos: readonly number[]): LogDefinition {
  const isChaos = chaos.length === 0 ? '0' : `CASE WHEN scroll_id IN (${chaos.join(', ')}) THEN 1 ELSE 0 END`;
  return {
    log: 'scrolling',
    table: 'portal_scroll_log',
    order: 'time',
    time: AT,
    choices: { success: { column: 'success', toValue: (word) => (word === 'true' ? 1 : 0) } },
    owners: { character: 'character_id' },
    columns: [
      'character_id',
      'item_id',
      'scroll_id',
      'success',
      'white_scroll',
      'slots_before',
      'slots_after',
    ],
    kinds: ['success', 'white_scroll', isChaos],
    indexes: {
      '': 'portal_scroll_log_at',
      success: 'portal_scroll_log_success',
      owner: 'portal_scroll_log_character',
    },
    kindOf: { success: 0 },
  };
}

export const NX_CREDIT_LOG: LogDefinition = {
  log: 'nx-credit',
  table: 'portal_nx_log',
  order: 'time',
  time: AT,
  choices: { type: { column: 'type' } },
  owners: { character: 'character_id', accounts: ['account_id'] },
  columns: ['character_id', 'account_id', 'type', 'amount', 'balance_before', 'balance_after', 'source'],
  kinds: ['type'],
  amount: 'amount',
  indexes: { '': 'portal_nx_log_at', type: 'portal_nx_log_type' },
  kindOf: { type: 0 },
};

export const INKWELL_LOG: LogDefinition = {
  log: 'inkwell',
  table: 'portal_inkwell_log',
  order: 'time',
  time: AT,
  choices: { currency: { column: 'currency' } },
  owners: { character: 'character_id' },
  columns: [
    'character_id',
    'account_id',
    'item_id',
    'quantity',
    'cost',
    'currency',
    'balance_before',
    'balance_after',
  ],
  kinds: ['currency'],
  amount: 'cost',
  indexes: {
    '': 'portal_inkwell_log_at',
    currency: 'portal_inkwell_log_currency',
    owner: 'portal_inkwell_log_character',
  },
  kindOf: { currency: 0 },
};

/** Its ids grow by one with each act. */
export const AUDIT_LOG: LogDefinition = {
  log: 'audit',
  table: 'portal_audit',
  order: 'id',
  time: AT,
  choices: { action: { column: 'action' } },
  owners: { accounts: ['account_id', 'actor_account_id'] },
  columns: ['action', 'account_id', 'actor_account_id', 'network', 'device', 'details', 'hash'],
  kinds: ['action'],
  indexes: { action: 'portal_audit_action' },
  kindOf: { action: 0 },
};
