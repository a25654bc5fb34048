import type { TableColumnOptions } from 'typeorm';
import { columnsOf, key, SchemaMigration } from '../../platform/persistence/index.js';

const TABLES: Readonly<Record<string, TableColumnOptions[]>> = {
  map: columnsOf(`
    map_id int key, name varchar(255), has_name tinyint, street_name varchar(255), region varchar(32),
    description text, has_file tinyint, source_map_id int, is_town tinyint, field_limit int,
    return_map_id int null, map_mark varchar(64), minimap_width int null, minimap_height int null,
    properties text
  `),
  map_drawing: columnsOf('map_id int key, drawing blob'),
  life: columnsOf(`
    map_id int key, kind varchar(8) key, subject_id int key, amount int, is_hidden tinyint, spots text
  `),
  found_at: columnsOf('kind varchar(8) key, subject_id int key, map_id int key'),
  npc: columnsOf('npc_id int key, name varchar(255), has_name tinyint, occupation varchar(255)'),
  quest_area: columnsOf('area_id int key, name varchar(255), region varchar(32)'),
  quest: columnsOf(`
    quest_id int key, name varchar(255), has_name tinyint, area_id int null, region varchar(32),
    parent varchar(255), type varchar(64), minimum_level int null, maximum_level int null,
    start_npc_id int null, end_npc_id int null, details text
  `),
  reactor: columnsOf(`
    reactor_id int key, name varchar(255), has_name tinyint, label varchar(255), party_quest varchar(16),
    action varchar(64), linked_reactor_id int null
  `),
  file: columnsOf('path varchar(255) key, size bigint, modified_at bigint, hash varchar(64)'),
};

/** Maps, who and what stands on them, NPCs, quests, reactors, and which files an import was made of. */
export class CreateCatalogWorld1767312000100 extends SchemaMigration {
  override readonly columns = {
    portal_catalog_generation: columnsOf(`
      importer_version int default 0, map_count int default 0, npc_count int default 0,
      quest_count int default 0, reactor_count int default 0
    `),
  };

  override readonly tables = Object.entries(TABLES).map(([kind, columns]) => ({
    name: `portal_catalog_${kind}`,
    columns: [key('generation_id'), ...columns],
  }));
}
