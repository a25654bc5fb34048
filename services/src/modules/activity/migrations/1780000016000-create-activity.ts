import { Table } from 'typeorm';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  big,
  growingKey,
  integer,
  nullable,
  primary,
  TABLE_ENGINE,
  varchar,
} from '../../../platform/persistence/index.js';

const TABLES = [
  {
    name: 'portal_online_sample',
    columns: [primary(big('at')), integer('minutes'), integer('players'), integer('peak')],
  },
  {
    name: 'portal_world_event',
    columns: [
      growingKey(),
      big('at'),
      varchar('kind', 8),
      varchar('subject', 40),
      nullable(integer('character_id')),
      varchar('name', 64),
      varchar('detail', 300),
    ],
    indices: [
      { name: 'portal_world_event_once', columnNames: ['kind', 'subject'], isUnique: true },
      { name: 'portal_world_event_at', columnNames: ['at'] },
    ],
  },
];

export class CreateActivity1780000016000 implements MigrationInterface {
  readonly name = 'CreateActivity1780000016000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.createTable(new Table({ ...table, engine: TABLE_ENGINE }), true);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of TABLES.toReversed()) await runner.dropTable(name);
  }
}
