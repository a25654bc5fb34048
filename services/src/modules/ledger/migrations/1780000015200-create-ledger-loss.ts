import {
  big,
  counting,
  growingKey,
  integer,
  nullable,
  SchemaMigration,
  tiny,
  varchar,
} from '../../../platform/persistence/index.js';

/** How far the balances of an account were compared with its entries, and what the game was found to have written over. */
export class CreateLedgerLoss1780000015200 extends SchemaMigration {
  override readonly columns = {
    portal_ledger_head: [counting(integer('compared_sequence')), nullable(varchar('open_login', 32))],
  };

  override readonly tables = [
    {
      name: 'portal_ledger_loss',
      columns: [
        growingKey(),
        integer('account_id'),
        nullable(integer('character_id')),
        varchar('currency', 8),
        big('amount'),
        integer('from_sequence'),
        integer('to_sequence'),
        tiny('is_certain'),
        varchar('state', 8),
        big('found_at'),
      ],
      indices: [
        { name: 'portal_ledger_loss_entry', columnNames: ['account_id', 'to_sequence'], isUnique: true },
        { name: 'portal_ledger_loss_found', columnNames: ['found_at'] },
      ],
    },
  ];
}
