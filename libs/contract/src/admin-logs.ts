import { BOSS_FREQUENCIES, BOSS_TYPES } from '@portico/domain';
import {
  ACCOUNT,
  ACCOUNT_FIELDS,
  ACCOUNT_WITH_ID,
  CHARACTER,
  CHARACTER_FIELDS,
  INTEGER,
  MOMENT,
  column,
  defineLog,
  integerOf,
  textOf,
  time,
  type RowOf,
} from './admin-log-shape.js';
import { WEB_ADMIN_LOGS } from './web-admin-logs.js';

/** The logs that admins read. Names never change: the audit and the counts by hour store them. */
export const ADMIN_LOGS = {
  votes: defineLog({
    path: '/api/voting/admin/logs',
    permission: 'admin',
    text: 'voteLog',
    search: 'searchFilter',
    choices: {},
    hasSource: true,
    fields: {
      ...ACCOUNT_FIELDS,
      character_names: { type: 'texts' },
      ip_address: { ...textOf('The first two parts; for everybody'), example: '203.0.*.*' },
      vote_time: MOMENT,
      reward_amount: integerOf('NX'),
      vote_points_added: INTEGER,
      site: textOf('As the configuration names the vote site'),
      is_credited: { type: 'flag', description: 'What it paid has arrived' },
    },
    columns: [
      time('vote_time'),
      ACCOUNT_WITH_ID,
      column('characters', 'voteLog.column.characters', 'characters', 'character_names'),
      column('address', 'voteLog.column.address', 'address', 'ip_address'),
      column('site', 'voteLog.column.site', 'site', 'site'),
      { key: 'nx', heading: 'NX', file: [{ name: 'nx', field: 'reward_amount' }] },
      column('points', 'voteLog.column.points', 'vote_points', 'vote_points_added'),
      {
        key: 'credited',
        text: 'voteLog.column.credited',
        file: [{ name: 'credited', field: 'is_credited', text: 'voteLog.credited' }],
      },
    ],
  }),
  exp: defineLog({
    path: '/api/logs/exp',
    permission: 'admin',
    text: 'expLog',
    search: 'characterFilter',
    choices: {},
    hasPlayer: true,
    fields: {
      ...CHARACTER_FIELDS,
      charid: INTEGER,
      gained_exp: INTEGER,
      exp_per_hour: integerOf('gained_exp times 3600'),
      world_exp_rate: { ...INTEGER, isNullable: true },
      exp_coupon: { ...INTEGER, isNullable: true },
      current_exp: { ...integerOf('What the character had afterwards'), isNullable: true },
      exp_gain_time: MOMENT,
    },
    columns: [
      time('exp_gain_time'),
      CHARACTER,
      ACCOUNT,
      column('gained', 'expLog.column.gained', 'gained_exp', 'gained_exp'),
      {
        key: 'perHour',
        text: 'expLog.column.perHour',
        file: [{ name: 'exp_per_hour_millions', field: 'exp_per_hour', kind: 'millions' }],
      },
      column('rate', 'expLog.column.rate', 'world_exp_rate', 'world_exp_rate'),
      column('coupon', 'expLog.column.coupon', 'exp_coupon', 'exp_coupon'),
      column('current', 'expLog.column.current', 'current_exp', 'current_exp'),
    ],
  }),
  boss: defineLog({
    path: '/api/logs/boss',
    permission: 'admin',
    text: 'bossLog',
    search: 'searchFilter',
    choices: { bossType: BOSS_TYPES, frequency: BOSS_FREQUENCIES },
    fields: {
      ...CHARACTER_FIELDS,
      characterid: INTEGER,
      bosstype: { type: 'word', words: BOSS_TYPES, wordsName: 'BossType' },
      frequency: { type: 'word', words: BOSS_FREQUENCIES, wordsName: 'BossFrequency' },
      attempttime: MOMENT,
    },
    columns: [
      time('attempttime'),
      CHARACTER,
      ACCOUNT,
      { ...column('boss', 'bossLog.column.boss', 'boss', 'bosstype'), choice: 'bossType' },
      { ...column('frequency', 'bossLog.column.frequency', 'frequency', 'frequency'), choice: 'frequency' },
    ],
  }),
  ...WEB_ADMIN_LOGS,
} as const;

export type AdminLog = keyof typeof ADMIN_LOGS;
/** A row of a log as the API answers it. */
export type AdminLogRow<L extends AdminLog = AdminLog> = {
  [K in AdminLog]: RowOf<(typeof ADMIN_LOGS)[K]['fields']>;
}[L];
