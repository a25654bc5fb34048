import {
  big,
  counting,
  growingKey,
  integer,
  key,
  nullable,
  primary,
  SchemaMigration,
  text,
  varchar,
} from '../../../platform/persistence/index.js';

/** Every change of a balance, what waits to be given, and the answers of calls that may be repeated. */
export class CreateLedger1780000007000 extends SchemaMigration {
  override readonly tables = [
    {
      name: 'portal_ledger',
      columns: [
        growingKey(),
        varchar('entry_key', 120),
        big('at'),
        integer('account_id'),
        nullable(integer('character_id')),
        varchar('currency', 8),
        big('delta'),
        big('balance_after'),
        varchar('reason', 32),
        nullable(integer('actor_account_id')),
        nullable(varchar('request_id', 36)),
        integer('sequence'),
        varchar('previous_hash', 64),
        varchar('hash', 64),
      ],
      indices: [
        { name: 'portal_ledger_key', columnNames: ['entry_key'], isUnique: true },
        { name: 'portal_ledger_account', columnNames: ['account_id', 'sequence'], isUnique: true },
        { name: 'portal_ledger_currency', columnNames: ['account_id', 'currency', 'sequence'] },
        { name: 'portal_ledger_reason', columnNames: ['account_id', 'reason', 'sequence'] },
      ],
    },
    {
      name: 'portal_ledger_head',
      columns: [key('account_id'), integer('last_sequence'), varchar('hash', 64)],
    },
    {
      name: 'portal_pending_grant',
      columns: [
        growingKey(),
        varchar('entry_key', 112),
        integer('account_id'),
        varchar('currency', 8),
        big('delta'),
        varchar('reason', 32),
        nullable(integer('actor_account_id')),
        nullable(varchar('request_id', 36)),
        big('created_at'),
        counting(big('retry_at')),
        nullable(big('delivered_at')),
      ],
      indices: [
        { name: 'portal_pending_grant_key', columnNames: ['entry_key'], isUnique: true },
        { name: 'portal_pending_grant_due', columnNames: ['delivered_at', 'retry_at'] },
        { name: 'portal_pending_grant_account', columnNames: ['account_id', 'delivered_at'] },
      ],
    },
    {
      name: 'portal_idempotency',
      columns: [
        key('account_id'),
        primary(varchar('key_hash', 64)),
        varchar('request_hash', 64),
        integer('status'),
        text('body'),
        big('created_at'),
      ],
      indices: [{ name: 'portal_idempotency_created', columnNames: ['created_at'] }],
    },
  ];
}
