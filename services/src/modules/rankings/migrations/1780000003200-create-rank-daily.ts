import { Table } from 'typeorm';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TABLE_ENGINE } from '../../../platform/persistence/index.js';

export class CreateRankDaily1780000003200 implements MigrationInterface {
  readonly name = 'CreateRankDaily1780000003200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'portal_rank_daily',
        engine: TABLE_ENGINE,
        columns: [
          { name: 'part', type: 'integer', isPrimary: true },
          { name: 'day', type: 'integer', isPrimary: true },
          { name: 'at', type: 'bigint' },
          { name: 'data', type: 'blob' },
        ],
        indices: [{ name: 'portal_rank_daily_day', columnNames: ['day'] }],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('portal_rank_daily');
  }
}
