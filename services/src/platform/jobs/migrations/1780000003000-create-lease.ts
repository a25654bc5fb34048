import { SchemaMigration } from '../../persistence/index.js';

export class CreateLease1780000003000 extends SchemaMigration {
  override readonly tables = [
    {
      name: 'portal_lease',
      columns: [
        { name: 'name', type: 'varchar', length: '32', isPrimary: true },
        { name: 'holder', type: 'varchar', length: '36' },
        { name: 'fence', type: 'bigint' },
        { name: 'expires_at', type: 'bigint' },
      ],
    },
  ];
}
