import { migrationsOf } from '../../platform/persistence/index.js';

export const adminLogMigrations = migrationsOf({
  CreateLogHours1780000010000: `
    portal_log_hour: log varchar(16) key, hour int key, kind varchar(64) key, row_count bigint,
      amount bigint, largest bigint;
    portal_log_progress: log varchar(16) key, counted_until bigint;
    index portal_boss_log_boss on portal_boss_log: boss_type, at;
    index portal_boss_log_frequency on portal_boss_log: frequency, at;
    index portal_boss_log_boss_frequency on portal_boss_log: boss_type, frequency, at;
    index portal_scroll_log_success on portal_scroll_log: success, at;
    index portal_nx_log_type on portal_nx_log: type, at;
    index portal_inkwell_log_currency on portal_inkwell_log: currency, at;
    index portal_vote_account_confirmed on portal_vote: account_id, confirmed_at;
    index portal_audit_actor on portal_audit: actor_account_id, id;
  `,
  AddLogZone1780000012300: `
    columns portal_log_progress: zone varchar(64) null;
  `,
  AddThingIndexes1780000024000: `
    index portal_scroll_log_item on portal_scroll_log: item_id, at;
    index portal_scroll_log_scroll on portal_scroll_log: scroll_id, at;
    index portal_inkwell_log_item on portal_inkwell_log: item_id, at;
    index portal_nx_log_source on portal_nx_log: source, at;
    index portal_vote_site on portal_vote: site, confirmed_at;
    index portal_ore_item_item on portal_ore_item: item_id;
  `,
});
