import { TableColumn } from 'typeorm';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** By which clock a log was counted: by another one its rows lie in other hours. */
export class AddLogZone1780000012300 implements MigrationInterface {
  readonly name = 'AddLogZone1780000012300';

  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('portal_log_progress', 'zone')) return;
    await runner.addColumn(
      'portal_log_progress',
      new TableColumn({ name: 'zone', type: 'varchar', length: '64', isNullable: true }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('portal_log_progress', 'zone');
  }
}
