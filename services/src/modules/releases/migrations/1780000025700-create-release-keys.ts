import { columnsOf, SchemaMigration, tablesOf } from '../../../platform/persistence/index.js';

/** Public keys for signed uploads, and the signer of each version. */
export class CreateReleaseKeys1780000025700 extends SchemaMigration {
  override readonly columns = {
    portal_release: columnsOf('key_name varchar(60) null, key_fingerprint varchar(64) null'),
  };

  override readonly tables = tablesOf(`
    portal_release_key: token_name varchar(60) key, fingerprint varchar(64) key, name varchar(60),
      public_key varchar(100), created_at bigint, last_signed_at bigint, removed_at bigint null;
  `);
}
