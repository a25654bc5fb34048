import { columnsOf, SchemaMigration } from '../../../platform/persistence/index.js';

/** What looks suspicious about votes, money by day, and the indexes by which both are found among ten million rows. */
export class CreateSuspicion1780000011000 extends SchemaMigration {
  override readonly tables = [
    {
      name: 'portal_suspicion',
      columns: columnsOf(`
        id serial, rule varchar(24), account_id int, day varchar(10), at bigint, evidence text,
        looked_at bigint null, looked_by int null, note varchar(200) null
      `),
      indices: [
        { name: 'portal_suspicion_once', columnNames: ['rule', 'account_id', 'day'], isUnique: true },
        { name: 'portal_suspicion_at', columnNames: ['at'] },
        { name: 'portal_suspicion_open', columnNames: ['looked_at', 'at'] },
        { name: 'portal_suspicion_rule', columnNames: ['rule', 'looked_at', 'at'] },
        { name: 'portal_suspicion_account', columnNames: ['account_id', 'looked_at'] },
      ],
    },
    {
      name: 'portal_suspicion_progress',
      columns: columnsOf('name varchar(16) key, confirmed_at bigint, vote_id int'),
    },
    {
      name: 'portal_economy_day',
      columns: columnsOf(`
        day varchar(10) key, kind varchar(8) key, currency varchar(8) key, subject varchar(64) key,
        paid bigint default 0, taken bigint default 0
      `),
    },
  ];

  override readonly indexes = [
    { table: 'portal_vote', name: 'portal_vote_confirmed', columnNames: ['confirmed_at', 'id'] },
    { table: 'portal_vote', name: 'portal_vote_network', columnNames: ['ip', 'at'] },
    { table: 'portal_vote_day', name: 'portal_vote_day_day', columnNames: ['day', 'votes', 'nx', 'vp'] },
    { table: 'portal_ledger', name: 'portal_ledger_at', columnNames: ['at'] },
  ];
}
