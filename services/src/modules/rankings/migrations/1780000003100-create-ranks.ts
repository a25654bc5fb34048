import { growingKey, SchemaMigration } from '../../../platform/persistence/index.js';

export class CreateRanks1780000003100 extends SchemaMigration {
  override readonly tables = [
    {
      name: 'portal_rank_generation',
      columns: [
        growingKey(),
        { name: 'format', type: 'integer' },
        { name: 'fence', type: 'bigint' },
        { name: 'built_at', type: 'bigint' },
        { name: 'confirmed_at', type: 'bigint' },
        { name: 'characters', type: 'integer' },
        { name: 'pieces', type: 'integer' },
        { name: 'probes', type: 'text' },
      ],
    },
    {
      name: 'portal_rank_blob',
      columns: [
        { name: 'generation_id', type: 'integer', isPrimary: true },
        { name: 'piece', type: 'integer', isPrimary: true },
        { name: 'data', type: 'blob' },
      ],
    },
  ];
}
