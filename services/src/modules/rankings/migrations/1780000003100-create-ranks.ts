import { Table } from 'typeorm';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TABLE_ENGINE } from '../../../platform/persistence/index.js';

export class CreateRanks1780000003100 implements MigrationInterface {
  readonly name = 'CreateRanks1780000003100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'portal_rank_generation',
        engine: TABLE_ENGINE,
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'format', type: 'integer' },
          { name: 'fence', type: 'bigint' },
          { name: 'built_at', type: 'bigint' },
          { name: 'confirmed_at', type: 'bigint' },
          { name: 'characters', type: 'integer' },
          { name: 'pieces', type: 'integer' },
          { name: 'probes', type: 'text' },
        ],
      }),
      true,
    );
    await runner.createTable(
      new Table({
        name: 'portal_rank_blob',
        engine: TABLE_ENGINE,
        columns: [
          { name: 'generation_id', type: 'integer', isPrimary: true },
          { name: 'piece', type: 'integer', isPrimary: true },
          { name: 'data', type: 'blob' },
        ],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('portal_rank_blob');
    await runner.dropTable('portal_rank_generation');
  }
}
