import { columnsOf, SchemaMigration } from '../../../platform/persistence/index.js';

/** Every change of a balance, what waits to be given, and the answers of calls that may be repeated. */
export class CreateLedger1780000007000 extends SchemaMigration {
  override readonly tables = [
    {
      name: 'portal_ledger',
      columns: columnsOf(`
        id serial, entry_key varchar(120), at bigint, account_id int, character_id int null,
        currency varchar(8), delta bigint, balance_after bigint, reason varchar(32),
        actor_account_id int null, request_id varchar(36) null, sequence int, previous_hash varchar(64),
        hash varchar(64)
      `),
      indices: [
        { name: 'portal_ledger_key', columnNames: ['entry_key'], isUnique: true },
        { name: 'portal_ledger_account', columnNames: ['account_id', 'sequence'], isUnique: true },
        { name: 'portal_ledger_currency', columnNames: ['account_id', 'currency', 'sequence'] },
        { name: 'portal_ledger_reason', columnNames: ['account_id', 'reason', 'sequence'] },
      ],
    },
    {
      name: 'portal_ledger_head',
      columns: columnsOf('account_id int key, last_sequence int, hash varchar(64)'),
    },
    {
      name: 'portal_pending_grant',
      columns: columnsOf(`
        id serial, entry_key varchar(112), account_id int, currency varchar(8), delta bigint,
        reason varchar(32), actor_account_id int null, request_id varchar(36) null, created_at bigint,
        retry_at bigint default 0, delivered_at bigint null
      `),
      indices: [
        { name: 'portal_pending_grant_key', columnNames: ['entry_key'], isUnique: true },
        { name: 'portal_pending_grant_due', columnNames: ['delivered_at', 'retry_at'] },
        { name: 'portal_pending_grant_account', columnNames: ['account_id', 'delivered_at'] },
      ],
    },
    {
      name: 'portal_idempotency',
      columns: columnsOf(`
        account_id int key, key_hash varchar(64) key, request_hash varchar(64), status int, body text,
        created_at bigint
      `),
      indices: [{ name: 'portal_idempotency_created', columnNames: ['created_at'] }],
    },
  ];
}
