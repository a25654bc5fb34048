import { migrationsOf } from '../../platform/persistence/index.js';

export const publicApiMigrations = migrationsOf({
  CreateApiKeys1780000026320: `
    portal_api_key: id serial, account_id int, name varchar(60), hash varchar(64), created_at bigint,
      last_used_at bigint null;
    unique portal_api_key_hash: hash;
    index portal_api_key_account: account_id;
  `,
});
