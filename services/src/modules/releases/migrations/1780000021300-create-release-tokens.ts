import { SchemaMigration, tablesOf } from '../../../platform/persistence/index.js';

/** Tokens for uploads of releases. */
export class CreateReleaseTokens1780000021300 extends SchemaMigration {
  override readonly tables = tablesOf(`
    portal_release_token: name varchar(60) key, remote varchar(41), hash varchar(64), created_at bigint,
      expires_at bigint, last_used_at bigint null, revoked_at bigint null;
    unique portal_release_token_hash: hash;
  `);
}
