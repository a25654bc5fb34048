import { migrationsOf } from '../../platform/persistence/index.js';

export const presenceMigrations = migrationsOf({
  /** Tables for exits of accounts from the game and for the state of the game server. */
  CreatePresence1780000015100: `
    portal_account_exit: account_id int key, last_login varchar(32), sign varchar(8), seen_at bigint;
    portal_login_server: name varchar(16) key, address varchar(262), hello_at bigint, gone_at bigint null,
      empty_before bigint default 0;
  `,
});
