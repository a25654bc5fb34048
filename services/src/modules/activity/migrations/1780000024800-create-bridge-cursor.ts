import { Table } from 'typeorm';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { big, primary, TABLE_ENGINE, varchar } from '../../../platform/persistence/index.js';

const TABLE = 'portal_bridge_cursor';

export class CreateBridgeCursor1780000024800 implements MigrationInterface {
  readonly name = 'CreateBridgeCursor1780000024800';

  async up(runner: QueryRunner): Promise<void> {
    const columns = [primary(varchar('stream', 16)), varchar('position', 48), big('moved_at')];
    await runner.createTable(new Table({ name: TABLE, columns, engine: TABLE_ENGINE }), true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(TABLE);
  }
}
