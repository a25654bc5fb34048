import { SchemaMigration, tablesOf } from '../../platform/persistence/index.js';

export class CreateCatalog1767225600100 extends SchemaMigration {
  override readonly tables = tablesOf(`
    portal_catalog_generation: id serial, started_at bigint, touched_at bigint, finished_at bigint null,
      item_count int default 0, monster_count int default 0;
    portal_catalog_pointer: name varchar(32) key, generation_id int, switched_at bigint;
    portal_catalog_item: generation_id int key, item_id int key, name varchar(255), has_name tinyint,
      description text, properties text;
    portal_catalog_monster: generation_id int key, monster_id int key, name varchar(255), has_name tinyint,
      level int null, max_hp bigint, max_mp bigint, exp bigint, is_boss tinyint, properties text;
  `);
}
