import { migrationsOf } from '../../platform/persistence/index.js';

export const marketMigrations = migrationsOf({
  CreateStores1780000002000: `
    portal_store: character_id int key, owner_name varchar(13), description varchar(255), channel int null,
      map_id int null, is_open tinyint, opened_at bigint, seen_at bigint;
    portal_store_item: character_id int key, position int key, item_id int, price bigint null, quantity int,
      bundles int, stats text null;
    portal_store_snapshot: id serial, at bigint, item_id int, character_id int, kind tinyint, price bigint,
      quantity int, bundles int;
    index portal_store_snapshot_item: item_id, at;
    index portal_store_snapshot_at: at;
  `,
  AddSellerIndex1780000025200: `
    index portal_store_snapshot_seller on portal_store_snapshot: character_id, at;
  `,
});
