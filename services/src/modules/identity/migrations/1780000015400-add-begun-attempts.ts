import { TableColumn } from 'typeorm';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { big, counting, integer } from '../../../platform/persistence/index.js';

const TABLE = 'portal_login_attempt';
const COLUMNS = [counting(integer('begun')), counting(big('begun_at'))];

/** By what an attempt that ended with its process is told from one that failed. */
export class AddBegunAttempts1780000015400 implements MigrationInterface {
  readonly name = 'AddBegunAttempts1780000015400';

  async up(runner: QueryRunner): Promise<void> {
    for (const column of COLUMNS)
      if (!(await runner.hasColumn(TABLE, column.name)))
        await runner.addColumn(TABLE, new TableColumn(column));
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of COLUMNS) await runner.dropColumn(TABLE, name);
  }
}
