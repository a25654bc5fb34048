import { Table } from 'typeorm';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { big, integer, primary, TABLE_ENGINE, varchar } from '../../../platform/persistence/index.js';

const TABLES = [
  {
    name: 'portal_rank_gain',
    columns: [
      primary(varchar('period', 8)),
      primary(varchar('sort', 8)),
      primary(integer('place')),
      integer('character_id'),
      big('exp'),
      integer('levels'),
    ],
  },
  {
    name: 'portal_rank_gain_period',
    columns: [primary(varchar('period', 8)), big('since'), big('counted_at')],
  },
];

export class CreateRankGains1780000024200 implements MigrationInterface {
  readonly name = 'CreateRankGains1780000024200';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.createTable(new Table({ ...table, engine: TABLE_ENGINE }), true);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of TABLES.toReversed()) await runner.dropTable(name);
  }
}
