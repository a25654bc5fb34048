import { SchemaMigration } from '../../../platform/persistence/index.js';

export class CreateErrorCount1780000005000 extends SchemaMigration {
  override readonly tables = [
    {
      name: 'portal_error_count',
      columns: [
        { name: 'hour_at', type: 'bigint', isPrimary: true },
        { name: 'remote', type: 'varchar', length: '41', isPrimary: true },
        { name: 'version', type: 'varchar', length: '80', isPrimary: true },
        { name: 'fingerprint', type: 'varchar', length: '16', isPrimary: true },
        { name: 'message', type: 'varchar', length: '200' },
        { name: 'place', type: 'varchar', length: '160' },
        { name: 'occurrences', type: 'bigint' },
      ],
    },
  ];
}
