import { SchemaMigration, tablesOf } from '../../../platform/persistence/index.js';

export class CreateRankGains1780000024200 extends SchemaMigration {
  override readonly tables = tablesOf(`
    portal_rank_gain: period varchar(8) key, sort varchar(8) key, place int key, character_id int,
      exp bigint, levels int;
    portal_rank_gain_period: period varchar(8) key, since bigint, counted_at bigint;
  `);
}
