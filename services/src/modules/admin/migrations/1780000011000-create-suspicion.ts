import { SchemaMigration, tablesOf } from '../../../platform/persistence/index.js';

/** Adds tables for suspicious votes and for daily sums of money, and the indexes to find both in ten million rows. */
export class CreateSuspicion1780000011000 extends SchemaMigration {
  override readonly tables = tablesOf(`
    portal_suspicion: id serial, rule varchar(24), account_id int, day varchar(10), at bigint,
      evidence text, looked_at bigint null, looked_by int null, note varchar(200) null;
    unique portal_suspicion_once: rule, account_id, day;
    index portal_suspicion_at: at;
    index portal_suspicion_open: looked_at, at;
    index portal_suspicion_rule: rule, looked_at, at;
    index portal_suspicion_account: account_id, looked_at;
    portal_suspicion_progress: name varchar(16) key, confirmed_at bigint, vote_id int;
    portal_economy_day: day varchar(10) key, kind varchar(8) key, currency varchar(8) key,
      subject varchar(64) key, paid bigint default 0, taken bigint default 0;
  `);

  override readonly indexes = [
    { table: 'portal_vote', name: 'portal_vote_confirmed', columnNames: ['confirmed_at', 'id'] },
    { table: 'portal_vote', name: 'portal_vote_network', columnNames: ['ip', 'at'] },
    { table: 'portal_vote_day', name: 'portal_vote_day_day', columnNames: ['day', 'votes', 'nx', 'vp'] },
    { table: 'portal_ledger', name: 'portal_ledger_at', columnNames: ['at'] },
  ];
}
