import { big, nullable, primary, SchemaMigration, varchar } from '../../../platform/persistence/index.js';

/** Public keys for signed uploads, and the signer of each version. */
export class CreateReleaseKeys1780000025700 extends SchemaMigration {
  override readonly columns = {
    portal_release: [nullable(varchar('key_name', 60)), nullable(varchar('key_fingerprint', 64))],
  };

  override readonly tables = [
    {
      name: 'portal_release_key',
      columns: [
        primary(varchar('token_name', 60)),
        primary(varchar('fingerprint', 64)),
        varchar('name', 60),
        varchar('public_key', 100),
        big('created_at'),
        big('last_signed_at'),
        nullable(big('removed_at')),
      ],
    },
  ];
}
