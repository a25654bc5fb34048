import { migrationsOf } from '../../platform/persistence/index.js';

export const gameLogMigrations = migrationsOf({
  CreateGameLogs1780000001100: `
    portal_boss_log: id serial, at bigint, character_id int, account_id int, boss_type varchar(16),
      frequency varchar(8);
    index portal_boss_log_at: at;
    index portal_boss_log_character: character_id, at;
    portal_scroll_log: id serial, at bigint, character_id int, item_id int, scroll_id int, success tinyint,
      white_scroll tinyint, slots_before int, slots_after int;
    index portal_scroll_log_at: at;
    index portal_scroll_log_character: character_id, at;
    portal_nx_log: id serial, at bigint, character_id int null, account_id int, type varchar(8),
      amount bigint, balance_before bigint, balance_after bigint, source varchar(64);
    index portal_nx_log_at: at;
    index portal_nx_log_character: character_id, at;
    index portal_nx_log_account: account_id, at;
    portal_inkwell_log: id serial, at bigint, character_id int, account_id int, item_id int, quantity int,
      cost bigint, currency varchar(16), balance_before bigint, balance_after bigint;
    index portal_inkwell_log_at: at;
    index portal_inkwell_log_character: character_id, at;
  `,
});
