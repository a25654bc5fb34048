import { migrationsOf } from '../../platform/persistence/index.js';

export const adminMigrations = migrationsOf({
  CreateSuspicion1780000011000: `
    portal_suspicion: id serial, rule varchar(24), account_id int, day varchar(10), at bigint,
      evidence text, looked_at bigint null, looked_by int null, note varchar(200) null;
    unique portal_suspicion_once: rule, account_id, day;
    index portal_suspicion_at: at;
    index portal_suspicion_open: looked_at, at;
    index portal_suspicion_rule: rule, looked_at, at;
    index portal_suspicion_account: account_id, looked_at;
    portal_suspicion_progress: name varchar(16) key, confirmed_at bigint, vote_id int;
    portal_economy_day: day varchar(10) key, kind varchar(8) key, currency varchar(8) key,
      subject varchar(64) key, paid bigint default 0, taken bigint default 0;
    index portal_vote_confirmed on portal_vote: confirmed_at, id;
    index portal_vote_network on portal_vote: ip, at;
    index portal_vote_day_day on portal_vote_day: day, votes, nx, vp;
    index portal_ledger_at on portal_ledger: at;
  `,
  CreatePointsRequests1780000012000: `
    portal_points_request: id serial, entry_key varchar(112), at bigint, asked_by int, account_id int,
      character_name varchar(13), point_type varchar(8), amount int, reason varchar(200),
      needs_confirmation tinyint, state varchar(16), decided_by int null, decided_at bigint null;
    unique portal_points_request_key: entry_key;
    index portal_points_request_giver: asked_by, point_type, at;
    index portal_points_request_list: needs_confirmation, id;
    portal_points_giver: account_id int key, grants int default 0;
  `,
  AddNetworkIndexes1780000012100: `
    index portal_audit_network on portal_audit: network, account_id;
    index portal_session_network on portal_session: network, account_id;
  `,
  AddStoryIndexes1780000012200: `
    index portal_ledger_account_at on portal_ledger: account_id, at;
    index portal_audit_account_at on portal_audit: account_id, at;
  `,
  AddPointsNote1780000015300: `
    columns portal_points_request: note varchar(200) default '';
  `,
  CreateAccountNotes1780000017300: `
    portal_account_note: id serial, account_id int, at bigint, author_id int, kind varchar(8),
      text varchar(500);
    index portal_account_note_account: account_id, id;
  `,
  /** Adds indexes from which the spending of all accounts is summed. Reading the rows of 90 days would take several times as long. */
  AddSpendingIndexes1780000024100: `
    index portal_ledger_spent on portal_ledger: currency, at, account_id, delta;
    index portal_nx_log_spent on portal_nx_log: type, at, account_id, amount;
    index portal_inkwell_log_spent on portal_inkwell_log: currency, at, account_id, cost;
  `,
});
