import { columnsOf, SchemaMigration, tablesOf } from '../../platform/persistence/index.js';

/** Maps with their monsters, NPCs and reactors; quests; the files of each import. */
export class CreateCatalogWorld1767312000100 extends SchemaMigration {
  override readonly columns = {
    portal_catalog_generation: columnsOf(`
      importer_version int default 0, map_count int default 0, npc_count int default 0,
      quest_count int default 0, reactor_count int default 0
    `),
  };

  override readonly tables = tablesOf(`
    portal_catalog_map: generation_id int key, map_id int key, name varchar(255), has_name tinyint,
      street_name varchar(255), region varchar(32), description text, has_file tinyint, source_map_id int,
      is_town tinyint, field_limit int, return_map_id int null, map_mark varchar(64),
      minimap_width int null, minimap_height int null, properties text;
    portal_catalog_map_drawing: generation_id int key, map_id int key, drawing blob;
    portal_catalog_life: generation_id int key, map_id int key, kind varchar(8) key, subject_id int key,
      amount int, is_hidden tinyint, spots text;
    portal_catalog_found_at: generation_id int key, kind varchar(8) key, subject_id int key, map_id int key;
    portal_catalog_npc: generation_id int key, npc_id int key, name varchar(255), has_name tinyint,
      occupation varchar(255);
    portal_catalog_quest_area: generation_id int key, area_id int key, name varchar(255),
      region varchar(32);
    portal_catalog_quest: generation_id int key, quest_id int key, name varchar(255), has_name tinyint,
      area_id int null, region varchar(32), parent varchar(255), type varchar(64), minimum_level int null,
      maximum_level int null, start_npc_id int null, end_npc_id int null, details text;
    portal_catalog_reactor: generation_id int key, reactor_id int key, name varchar(255), has_name tinyint,
      label varchar(255), party_quest varchar(16), action varchar(64), linked_reactor_id int null;
    portal_catalog_file: generation_id int key, path varchar(255) key, size bigint, modified_at bigint,
      hash varchar(64);
  `);
}
