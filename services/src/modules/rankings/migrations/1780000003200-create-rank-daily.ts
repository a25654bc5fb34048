import { SchemaMigration, tablesOf } from '../../../platform/persistence/index.js';

export class CreateRankDaily1780000003200 extends SchemaMigration {
  override readonly tables = tablesOf(`
    portal_rank_daily: part int key, day int key, at bigint, data blob;
    index portal_rank_daily_day: day;
  `);
}
