import { migrationsOf } from '../../platform/persistence/index.js';

export const auditMigrations = migrationsOf({
  CreateAudit1780000006100: `
    portal_audit: id bigint key, at bigint, action varchar(40), account_id int null,
      actor_account_id int null, network varchar(64) null, device varchar(200) null, details text null,
      request_id varchar(36) null, previous_hash varchar(64), hash varchar(64);
    index portal_audit_account: account_id, id;
    index portal_audit_action: action, id;
    portal_audit_head: name varchar(16) key, last_id bigint, hash varchar(64);
  `,
});
