import { SchemaMigration, tablesOf } from '../../../platform/persistence/index.js';

export class CreateSession1780000000100 extends SchemaMigration {
  override readonly tables = tablesOf(`
    portal_session: id varchar(36) key, account_id int, created_at bigint, last_seen_at bigint,
      expires_at bigint, revoked_at bigint null;
    index portal_session_account: account_id;
    index portal_session_expires: expires_at;
  `);
}
