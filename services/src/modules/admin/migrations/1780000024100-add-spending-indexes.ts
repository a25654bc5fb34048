import { SchemaMigration } from '../../../platform/persistence/index.js';

/** Adds indexes from which the spending of all accounts is summed. Reading the rows of 90 days would take several times as long. */
export class AddSpendingIndexes1780000024100 extends SchemaMigration {
  override readonly indexes = [
    {
      table: 'portal_ledger',
      name: 'portal_ledger_spent',
      columnNames: ['currency', 'at', 'account_id', 'delta'],
    },
    {
      table: 'portal_nx_log',
      name: 'portal_nx_log_spent',
      columnNames: ['type', 'at', 'account_id', 'amount'],
    },
    {
      table: 'portal_inkwell_log',
      name: 'portal_inkwell_log_spent',
      columnNames: ['currency', 'at', 'account_id', 'cost'],
    },
  ];
}
