import { SchemaMigration } from '../../../platform/persistence/index.js';

export class CreateSession1780000000100 extends SchemaMigration {
  override readonly tables = [
    {
      name: 'portal_session',
      columns: [
        { name: 'id', type: 'varchar', length: '36', isPrimary: true },
        { name: 'account_id', type: 'integer' },
        { name: 'created_at', type: 'bigint' },
        { name: 'last_seen_at', type: 'bigint' },
        { name: 'expires_at', type: 'bigint' },
        { name: 'revoked_at', type: 'bigint', isNullable: true },
      ],
      indices: [
        { name: 'portal_session_account', columnNames: ['account_id'] },
        { name: 'portal_session_expires', columnNames: ['expires_at'] },
      ],
    },
  ];
}
