import { Table } from 'typeorm';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  big,
  counting,
  integer,
  key,
  nullable,
  TABLE_ENGINE,
  text,
  tiny,
  varchar,
} from '../../platform/persistence/index.js';

export class CreateCatalog1767225600100 implements MigrationInterface {
  readonly name = 'CreateCatalog1767225600100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'portal_catalog_generation',
        engine: TABLE_ENGINE,
        columns: [
          { ...key('id'), isGenerated: true, generationStrategy: 'increment' },
          big('started_at'),
          big('touched_at'),
          nullable(big('finished_at')),
          counting(integer('item_count')),
          counting(integer('monster_count')),
        ],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'portal_catalog_pointer',
        engine: TABLE_ENGINE,
        columns: [{ ...varchar('name', 32), isPrimary: true }, integer('generation_id'), big('switched_at')],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'portal_catalog_item',
        engine: TABLE_ENGINE,
        columns: [
          key('generation_id'),
          key('item_id'),
          varchar('name', 255),
          tiny('has_name'),
          text('description'),
          text('properties'),
        ],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'portal_catalog_monster',
        engine: TABLE_ENGINE,
        columns: [
          key('generation_id'),
          key('monster_id'),
          varchar('name', 255),
          tiny('has_name'),
          nullable(integer('level')),
          big('max_hp'),
          big('max_mp'),
          big('exp'),
          tiny('is_boss'),
          text('properties'),
        ],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const kind of ['monster', 'item', 'pointer', 'generation']) {
      await runner.dropTable(`portal_catalog_${kind}`);
    }
  }
}
