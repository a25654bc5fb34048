import { migrationsOf } from '../../platform/persistence/index.js';

export const dropMigrations = migrationsOf({
  CreateDropChangeSets1780000013000: `
    portal_drop_change_set: id serial, created_at bigint, applied_at bigint null, actor_account_id int,
      reason varchar(200), note varchar(300), is_public tinyint, state varchar(8), version int,
      undo_of int null, undone_by int null, added int, changed int, removed int, droppers int;
    index portal_drop_change_set_state: state, id;
    index portal_drop_change_set_public: is_public, applied_at, id;
    portal_drop_change: id serial, set_id int, place int, drop_table varchar(8), dropper_id int,
      item_id int, row_id bigint null, row_before text null, row_after text null;
    unique portal_drop_change_set_place: set_id, place;
    index portal_drop_change_dropper: dropper_id, drop_table, set_id;
    index portal_drop_change_item: item_id, set_id;
    index portal_drop_change_row: drop_table, row_id;
  `,
});
