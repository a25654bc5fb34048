import { migrationsOf } from '../../platform/persistence/index.js';

export const ledgerMigrations = migrationsOf({
  CreateLedger1780000007000: `
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
  `,
  AddCallName1780000015000: `
    columns portal_idempotency: call_name varchar(32) null;
  `,
  CreateLedgerLoss1780000015200: `
    columns portal_ledger_head: compared_sequence int default 0, open_login varchar(32) null;
    portal_ledger_loss: id serial, account_id int, character_id int null, currency varchar(8),
      amount bigint, from_sequence int, to_sequence int, is_certain tinyint, state varchar(8),
      found_at bigint;
    unique portal_ledger_loss_entry: account_id, to_sequence;
    index portal_ledger_loss_found: found_at;
  `,
  CreateBridgeGrant1780000024400: `
    portal_bridge_grant: grant_key varchar(112) key, account_id int, character_id int null, nx int, vp int,
      meso int, hp int, mp int, hp_max int, mp_max int, state varchar(10), code varchar(32) null,
      nx_after int null, vp_after int null, meso_after int null, hp_after int null, mp_after int null,
      created_at bigint, decided_at bigint null, reason varchar(32), actor_account_id int null,
      request_id varchar(36) null, settled_at bigint null;
    index portal_bridge_grant_account: account_id, settled_at;
    index portal_bridge_grant_settled: settled_at, created_at;
  `,
});
