import { Table } from 'typeorm';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  big,
  counting,
  growingKey,
  integer,
  key,
  nullable,
  TABLE_ENGINE,
  tiny,
  varchar,
} from '../../../platform/persistence/index.js';

export class CreateModes1780000001000 implements MigrationInterface {
  readonly name = 'CreateModes1780000001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'portal_character_mode',
        engine: TABLE_ENGINE,
        columns: [
          key('character_id'),
          counting(tiny('mode')),
          counting(integer('deaths')),
          nullable(integer('group_id')),
          counting(integer('bosses_killed')),
          counting(big('playtime_ms')),
          big('updated_at'),
        ],
        indices: [
          { name: 'portal_character_mode_mode', columnNames: ['mode'] },
          { name: 'portal_character_mode_group', columnNames: ['group_id'] },
        ],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'portal_ironman_group',
        engine: TABLE_ENGINE,
        columns: [growingKey(), varchar('name', 45), integer('leader_character_id'), big('created_at')],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('portal_ironman_group');
    await runner.dropTable('portal_character_mode');
  }
}
