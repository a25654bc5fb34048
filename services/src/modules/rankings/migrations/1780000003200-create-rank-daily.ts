import { SchemaMigration } from '../../../platform/persistence/index.js';

export class CreateRankDaily1780000003200 extends SchemaMigration {
  override readonly tables = [
    {
      name: 'portal_rank_daily',
      columns: [
        { name: 'part', type: 'integer', isPrimary: true },
        { name: 'day', type: 'integer', isPrimary: true },
        { name: 'at', type: 'bigint' },
        { name: 'data', type: 'blob' },
      ],
      indices: [{ name: 'portal_rank_daily_day', columnNames: ['day'] }],
    },
  ];
}
