import { SchemaMigration, tablesOf } from '../../../platform/persistence/index.js';

/** Adds the changes of balances, the waiting grants, and the stored answers of repeatable calls. */
export class CreateLedger1780000007000 extends SchemaMigration {
  override readonly tables = tablesOf(`
    portal_ledger: id serial, entry_key varchar(120), at bigint, account_id int, character_id int null,
      currency varchar(8), delta bigint, balance_after bigint, reason varchar(32),
      actor_account_id int null, request_id varchar(36) null, sequence int, previous_hash varchar(64),
      hash varchar(64);
    unique portal_ledger_key: entry_key;
    unique portal_ledger_account: account_id, sequence;
    index portal_ledger_currency: account_id, currency, sequence;
    index portal_ledger_reason: account_id, reason, sequence;
    portal_ledger_head: account_id int key, last_sequence int, hash varchar(64);
    portal_pending_grant: id serial, entry_key varchar(112), account_id int, currency varchar(8),
      delta bigint, reason varchar(32), actor_account_id int null, request_id varchar(36) null,
      created_at bigint, retry_at bigint default 0, delivered_at bigint null;
    unique portal_pending_grant_key: entry_key;
    index portal_pending_grant_due: delivered_at, retry_at;
    index portal_pending_grant_account: account_id, delivered_at;
    portal_idempotency: account_id int key, key_hash varchar(64) key, request_hash varchar(64), status int,
      body text, created_at bigint;
    index portal_idempotency_created: created_at;
  `);
}
