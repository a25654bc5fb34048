import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { big, integer, key, TABLE_ENGINE, text } from '@portico/services/platform/persistence';

const TABLE = new Table({
  name: 'portal_demo_visit',
  engine: TABLE_ENGINE,
  columns: [key('account_id'), integer('character_id'), big('entered_at'), text('memory')],
});

export class CreateDemoVisit1780000008500 implements MigrationInterface {
  readonly name = 'CreateDemoVisit1780000008500';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(TABLE, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(TABLE);
  }
}
