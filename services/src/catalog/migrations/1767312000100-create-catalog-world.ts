import type { TableColumnOptions } from 'typeorm';
import {
  big,
  blob,
  counting,
  integer,
  key,
  nullable,
  primary,
  SchemaMigration,
  text,
  tiny,
  varchar,
} from '../../platform/persistence/index.js';

const TABLES: Readonly<Record<string, TableColumnOptions[]>> = {
  map: [
    key('map_id'),
    varchar('name', 255),
    tiny('has_name'),
    varchar('street_name', 255),
    varchar('region', 32),
    text('description'),
    tiny('has_file'),
    integer('source_map_id'),
    tiny('is_town'),
    integer('field_limit'),
    nullable(integer('return_map_id')),
    varchar('map_mark', 64),
    nullable(integer('minimap_width')),
    nullable(integer('minimap_height')),
    text('properties'),
  ],
  map_drawing: [key('map_id'), blob('drawing')],
  life: [
    key('map_id'),
    primary(varchar('kind', 8)),
    key('subject_id'),
    integer('amount'),
    tiny('is_hidden'),
    text('spots'),
  ],
  found_at: [primary(varchar('kind', 8)), key('subject_id'), key('map_id')],
  npc: [key('npc_id'), varchar('name', 255), tiny('has_name'), varchar('occupation', 255)],
  quest_area: [key('area_id'), varchar('name', 255), varchar('region', 32)],
  quest: [
    key('quest_id'),
    varchar('name', 255),
    tiny('has_name'),
    nullable(integer('area_id')),
    varchar('region', 32),
    varchar('parent', 255),
    varchar('type', 64),
    nullable(integer('minimum_level')),
    nullable(integer('maximum_level')),
    nullable(integer('start_npc_id')),
    nullable(integer('end_npc_id')),
    text('details'),
  ],
  reactor: [
    key('reactor_id'),
    varchar('name', 255),
    tiny('has_name'),
    varchar('label', 255),
    varchar('party_quest', 16),
    varchar('action', 64),
    nullable(integer('linked_reactor_id')),
  ],
  file: [primary(varchar('path', 255)), big('size'), big('modified_at'), varchar('hash', 64)],
};

/** Maps, who and what stands on them, NPCs, quests, reactors, and which files an import was made of. */
export class CreateCatalogWorld1767312000100 extends SchemaMigration {
  override readonly columns = {
    portal_catalog_generation: [
      counting(integer('importer_version')),
      counting(integer('map_count')),
      counting(integer('npc_count')),
      counting(integer('quest_count')),
      counting(integer('reactor_count')),
    ],
  };

  override readonly tables = Object.entries(TABLES).map(([kind, columns]) => ({
    name: `portal_catalog_${kind}`,
    columns: [key('generation_id'), ...columns],
  }));
}
