import {
  big,
  counting,
  key,
  nullable,
  primary,
  SchemaMigration,
  varchar,
} from '../../../platform/persistence/index.js';

/** Tables for exits of accounts from the game and for the state of the game server. */
export class CreatePresence1780000015100 extends SchemaMigration {
  override readonly tables = [
    {
      name: 'portal_account_exit',
      columns: [key('account_id'), varchar('last_login', 32), varchar('sign', 8), big('seen_at')],
    },
    {
      name: 'portal_login_server',
      columns: [
        primary(varchar('name', 16)),
        varchar('address', 262),
        big('hello_at'),
        nullable(big('gone_at')),
        counting(big('empty_before')),
      ],
    },
  ];
}
