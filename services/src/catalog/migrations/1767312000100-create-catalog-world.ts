import { Table, TableColumn } from 'typeorm';
import type { MigrationInterface, QueryRunner, TableColumnOptions } from 'typeorm';
import {
  big,
  blob,
  counting,
  integer,
  key,
  nullable,
  TABLE_ENGINE,
  text,
  tiny,
  varchar,
} from '../../platform/persistence/index.js';

const wordKey = (name: string, length: number): TableColumnOptions => ({
  ...varchar(name, length),
  isPrimary: true,
});

/** Columns that the generation gained with the rest of the world. */
const GENERATION_COLUMNS: readonly TableColumnOptions[] = [
  counting(integer('importer_version')),
  counting(integer('map_count')),
  counting(integer('npc_count')),
  counting(integer('quest_count')),
  counting(integer('reactor_count')),
];

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
    wordKey('kind', 8),
    key('subject_id'),
    integer('amount'),
    tiny('is_hidden'),
    text('spots'),
  ],
  found_at: [wordKey('kind', 8), key('subject_id'), key('map_id')],
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
  file: [wordKey('path', 255), big('size'), big('modified_at'), varchar('hash', 64)],
};

/** Maps, who and what stands on them, NPCs, quests, reactors, and which files an import was made of. */
export class CreateCatalogWorld1767312000100 implements MigrationInterface {
  readonly name = 'CreateCatalogWorld1767312000100';

  async up(runner: QueryRunner): Promise<void> {
    for (const column of GENERATION_COLUMNS) {
      if (await runner.hasColumn('portal_catalog_generation', column.name)) continue;
      if (await runner.hasColumn('portal_catalog_generation', column.name)) continue;
      await runner.addColumn('portal_catalog_generation', new TableColumn(column));
    }
    for (const [kind, columns] of Object.entries(TABLES)) {
      await runner.createTable(
        new Table({
          name: `portal_catalog_${kind}`,
          engine: TABLE_ENGINE,
          columns: [key('generation_id'), ...columns],
        }),
        true,
        true,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const kind of Object.keys(TABLES).reverse()) await runner.dropTable(`portal_catalog_${kind}`);
    for (const { name } of GENERATION_COLUMNS) {
      await runner.dropColumn('portal_catalog_generation', name);
    }
  }
}
