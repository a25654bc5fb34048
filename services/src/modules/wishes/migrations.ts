import { migrationsOf } from '../../platform/persistence/index.js';

export const wishMigrations = migrationsOf({
  CreateWishes1780000024900: `
    portal_wish: account_id int key, item_id int key, created_at bigint, max_price bigint null,
      language varchar(8) null, hit_at bigint null, mailed_at bigint null;
    index portal_wish_max_price: max_price;
  `,
  CreateSearchWatches1780000025500: `
    portal_search_watch: account_id int key, id int key, search text, language varchar(8), created_at bigint,
      hit_at bigint null, mailed_at bigint null;
  `,
  CreateWatchAccounts1780000026310: `
    portal_watch_account: account_id int key, is_mailed tinyint default 1, day_at bigint default 0,
      messages int default 0;
  `,
});
