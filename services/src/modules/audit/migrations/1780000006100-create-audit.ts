import {
  big,
  integer,
  nullable,
  primary,
  SchemaMigration,
  text,
  varchar,
} from '../../../platform/persistence/index.js';

/** Acts on accounts, each row with the hash of the one before; adding one locks the head. */
export class CreateAudit1780000006100 extends SchemaMigration {
  override readonly tables = [
    {
      name: 'portal_audit',
      columns: [
        primary(big('id')),
        big('at'),
        varchar('action', 40),
        nullable(integer('account_id')),
        nullable(integer('actor_account_id')),
        nullable(varchar('network', 64)),
        nullable(varchar('device', 200)),
        nullable(text('details')),
        nullable(varchar('request_id', 36)),
        varchar('previous_hash', 64),
        varchar('hash', 64),
      ],
      indices: [
        { name: 'portal_audit_account', columnNames: ['account_id', 'id'] },
        { name: 'portal_audit_action', columnNames: ['action', 'id'] },
      ],
    },
    {
      name: 'portal_audit_head',
      columns: [primary(varchar('name', 16)), big('last_id'), varchar('hash', 64)],
    },
  ];
}
