import { AT, type TableOf } from './log-table.js';

export const BOSS_TABLE = {
  log: 'boss',
  sql: 'portal_boss_log',
  order: 'time',
  time: AT,
  choices: { bossType: { column: 'boss_type' }, frequency: { column: 'frequency' } },
  owners: { character: 'character_id' },
  columns: { characterid: 'character_id', bosstype: 'boss_type', frequency: 'frequency' },
  others: ['character_id', 'account_id'],
  // The word may be a boss that a fork added, or an empty value of an enumeration.
  omitsUnknownWords: true,
  kinds: ['boss_type', 'frequency'],
  indexes: {
    '': 'portal_boss_log_at',
    bossType: 'portal_boss_log_boss',
    frequency: 'portal_boss_log_frequency',
    'bossType,frequency': 'portal_boss_log_boss_frequency',
    owner: 'portal_boss_log_character',
  },
} as const satisfies TableOf<'boss'>;

export const INKWELL_TABLE = {
  log: 'inkwell',
  sql: 'portal_inkwell_log',
  order: 'time',
  time: AT,
  choices: { currency: { column: 'currency' } },
  owners: { character: 'character_id' },
  items: { item_id: 'portal_inkwell_log_item' },
  columns: {
    item_id: 'item_id',
    quantity: 'quantity',
    cost: 'cost',
    currency_type: 'currency',
    balance_before: 'balance_before',
    balance_after: 'balance_after',
  },
  others: ['character_id', 'account_id'],
  kinds: ['currency'],
  amount: 'cost',
  indexes: {
    '': 'portal_inkwell_log_at',
    currency: 'portal_inkwell_log_currency',
    owner: 'portal_inkwell_log_character',
  },
} as const satisfies TableOf<'inkwell'>;

export const NX_CREDIT_TABLE = {
  log: 'nx-credit',
  sql: 'portal_nx_log',
  order: 'time',
  time: AT,
  choices: { type: { column: 'type' } },
  owners: { character: 'character_id', accounts: ['account_id'] },
  source: { column: 'source', index: 'portal_nx_log_source' },
  columns: {
    transaction_type: 'type',
    amount: 'amount',
    balance_before: 'balance_before',
    balance_after: 'balance_after',
    source: 'source',
  },
  others: ['character_id', 'account_id'],
  kinds: ['type'],
  amount: 'amount',
  indexes: { '': 'portal_nx_log_at', type: 'portal_nx_log_type' },
} as const satisfies TableOf<'nx-credit'>;

export function scrollTable(chaosScrolls: readonly number[]) {
  const isChaos =
    chaosScrolls.length === 0 ? '0' : `CASE WHEN scroll_id IN (${chaosScrolls.join(', ')}) THEN 1 ELSE 0 END`;
  return {
    log: 'scrolling',
    sql: 'portal_scroll_log',
    order: 'time',
    time: AT,
    choices: { success: { column: 'success', toValue: (word) => (word === 'true' ? 1 : 0) } },
    owners: { character: 'character_id' },
    items: { item_id: 'portal_scroll_log_item', scroll_id: 'portal_scroll_log_scroll' },
    columns: {
      item_id: 'item_id',
      scroll_id: 'scroll_id',
      success: 'success',
      white_scroll_used: 'white_scroll',
      slots_before: 'slots_before',
      slots_after: 'slots_after',
    },
    others: ['character_id'],
    kinds: ['success', 'white_scroll', isChaos],
    indexes: {
      '': 'portal_scroll_log_at',
      success: 'portal_scroll_log_success',
      owner: 'portal_scroll_log_character',
    },
  } as const satisfies TableOf<'scrolling'>;
}
