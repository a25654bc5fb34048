import { migrationsOf } from '../platform/persistence/index.js';

export const catalogMigrations = migrationsOf({
  CreateCatalog1767225600100: `
    portal_catalog_generation: id serial, started_at bigint, touched_at bigint, finished_at bigint null,
      item_count int default 0, monster_count int default 0;
    portal_catalog_pointer: name varchar(32) key, generation_id int, switched_at bigint;
    portal_catalog_item: generation_id int key, item_id int key, name varchar(255), has_name tinyint,
      description text, properties text;
    portal_catalog_monster: generation_id int key, monster_id int key, name varchar(255), has_name tinyint,
      level int null, max_hp bigint, max_mp bigint, exp bigint, is_boss tinyint, properties text;
  `,
  CreateCatalogWorld1767312000100: `
    columns portal_catalog_generation: importer_version int default 0, map_count int default 0,
      npc_count int default 0, quest_count int default 0, reactor_count int default 0;
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
  `,
  AddCatalogPrevious1780000008400: `
    columns portal_catalog_generation: previous_id int null;
  `,
  CreateDropVersion1780000013100: `
    portal_drop_version: name varchar(32) key, version int, monsters_edited_at bigint null,
      reactors_edited_at bigint null, reloaded_at bigint null;
  `,
});
