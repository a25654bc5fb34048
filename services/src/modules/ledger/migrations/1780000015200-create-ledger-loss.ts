import { columnsOf, SchemaMigration, tablesOf } from '../../../platform/persistence/index.js';

/** How far the balances of an account were compared with its entries, and what the game was found to have written over. */
export class CreateLedgerLoss1780000015200 extends SchemaMigration {
  override readonly columns = {
    portal_ledger_head: columnsOf('compared_sequence int default 0, open_login varchar(32) null'),
  };

  override readonly tables = tablesOf(`
    portal_ledger_loss: id serial, account_id int, character_id int null, currency varchar(8),
      amount bigint, from_sequence int, to_sequence int, is_certain tinyint, state varchar(8),
      found_at bigint;
    unique portal_ledger_loss_entry: account_id, to_sequence;
    index portal_ledger_loss_found: found_at;
  `);
}
