import { migrationsOf } from '../../platform/persistence/index.js';

export const activityMigrations = migrationsOf({
  CreateActivity1780000016000: `
    portal_online_sample: at bigint key, minutes int, players int, peak int;
    portal_world_event: id serial, at bigint, kind varchar(8), subject varchar(40), character_id int null,
      name varchar(64), detail varchar(300);
    unique portal_world_event_once: kind, subject;
    index portal_world_event_at: at;
  `,
  CreateBridgeCursor1780000024800: `
    portal_bridge_cursor: stream varchar(16) key, position varchar(48), moved_at bigint;
  `,
  CreateOnlineHidden1780000026100: `
    portal_online_hidden: account_id int key, hidden_at bigint;
  `,
});
