import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { big, growingKey, TABLE_ENGINE, text, varchar } from '@portico/services/platform/persistence';

const TABLE = new Table({
  name: 'portal_demo_mail',
  engine: TABLE_ENGINE,
  columns: [
    growingKey(),
    big('at'),
    varchar('network', 64),
    varchar('recipient', 100),
    varchar('subject', 200),
    text('text'),
  ],
  indices: [{ name: 'portal_demo_mail_network', columnNames: ['network', 'id'] }],
});

export class CreateDemoMail1780000006200 implements MigrationInterface {
  readonly name = 'CreateDemoMail1780000006200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(TABLE, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(TABLE);
  }
}
