import { SchemaMigration, tablesOf } from '../../../platform/persistence/index.js';

export class CreateRanks1780000003100 extends SchemaMigration {
  override readonly tables = tablesOf(`
    portal_rank_generation: id serial, format int, fence bigint, built_at bigint, confirmed_at bigint,
      characters int, pieces int, probes text;
    portal_rank_blob: generation_id int key, piece int key, data blob;
  `);
}
