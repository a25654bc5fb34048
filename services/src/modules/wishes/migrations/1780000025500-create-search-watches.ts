import { SchemaMigration, tablesOf } from '../../../platform/persistence/index.js';

export class CreateSearchWatches1780000025500 extends SchemaMigration {
  override readonly tables = tablesOf(`
    portal_search_watch: account_id int key, id int key, search text, language varchar(8), created_at bigint,
      hit_at bigint null, mailed_at bigint null;
  `);
}
