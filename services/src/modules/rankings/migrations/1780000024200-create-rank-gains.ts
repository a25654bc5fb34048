import { columnsOf, SchemaMigration } from '../../../platform/persistence/index.js';

export class CreateRankGains1780000024200 extends SchemaMigration {
  override readonly tables = [
    {
      name: 'portal_rank_gain',
      columns: columnsOf(`
        period varchar(8) key, sort varchar(8) key, place int key, character_id int, exp bigint, levels int
      `),
    },
    {
      name: 'portal_rank_gain_period',
      columns: columnsOf('period varchar(8) key, since bigint, counted_at bigint'),
    },
  ];
}
