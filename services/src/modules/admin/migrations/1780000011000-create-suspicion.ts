import {
  big,
  counting,
  growingKey,
  integer,
  nullable,
  primary,
  SchemaMigration,
  text,
  varchar,
} from '../../../platform/persistence/index.js';

/** What looks suspicious about votes, money by day, and the indexes by which both are found among ten million rows. */
export class CreateSuspicion1780000011000 extends SchemaMigration {
  override readonly tables = [
    {
      name: 'portal_suspicion',
      columns: [
        growingKey(),
        varchar('rule', 24),
        integer('account_id'),
        varchar('day', 10),
        big('at'),
        text('evidence'),
        nullable(big('looked_at')),
        nullable(integer('looked_by')),
        nullable(varchar('note', 200)),
      ],
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
      columns: [primary(varchar('name', 16)), big('confirmed_at'), integer('vote_id')],
    },
    {
      name: 'portal_economy_day',
      columns: [
        primary(varchar('day', 10)),
        primary(varchar('kind', 8)),
        primary(varchar('currency', 8)),
        primary(varchar('subject', 64)),
        counting(big('paid')),
        counting(big('taken')),
      ],
    },
  ];

  override readonly indexes = [
    { table: 'portal_vote', name: 'portal_vote_confirmed', columnNames: ['confirmed_at', 'id'] },
    { table: 'portal_vote', name: 'portal_vote_network', columnNames: ['ip', 'at'] },
    { table: 'portal_vote_day', name: 'portal_vote_day_day', columnNames: ['day', 'votes', 'nx', 'vp'] },
    { table: 'portal_ledger', name: 'portal_ledger_at', columnNames: ['at'] },
  ];
}
