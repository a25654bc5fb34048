import { columnsOf, SchemaMigration } from '../../../platform/persistence/index.js';

/** Acts on accounts, each row with the hash of the one before; adding one locks the head. */
export class CreateAudit1780000006100 extends SchemaMigration {
  override readonly tables = [
    {
      name: 'portal_audit',
      columns: columnsOf(`
        id bigint key, at bigint, action varchar(40), account_id int null, actor_account_id int null,
        network varchar(64) null, device varchar(200) null, details text null, request_id varchar(36) null,
        previous_hash varchar(64), hash varchar(64)
      `),
      indices: [
        { name: 'portal_audit_account', columnNames: ['account_id', 'id'] },
        { name: 'portal_audit_action', columnNames: ['action', 'id'] },
      ],
    },
    {
      name: 'portal_audit_head',
      columns: columnsOf('name varchar(16) key, last_id bigint, hash varchar(64)'),
    },
  ];
}
