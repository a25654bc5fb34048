import { columnsOf, SchemaMigration, tablesOf } from '../../../platform/persistence/index.js';

/** Adds the last entry compared with an account's balances, and the changes that the game overwrote. */
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
