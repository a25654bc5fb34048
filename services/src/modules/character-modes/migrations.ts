import { migrationsOf } from '../../platform/persistence/index.js';

export const modeMigrations = migrationsOf({
  CreateModes1780000001000: `
    portal_character_mode: character_id int key, mode tinyint default 0, deaths int default 0,
      group_id int null, bosses_killed int default 0, playtime_ms bigint default 0, updated_at bigint;
    index portal_character_mode_mode: mode;
    index portal_character_mode_group: group_id;
    portal_ironman_group: id serial, name varchar(45), leader_character_id int, created_at bigint;
  `,
});
