import { TableColumn } from 'typeorm';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { nullable, varchar } from '../../../platform/persistence/index.js';

const COLUMN = nullable(varchar('password_mark', 43));

/** By what a session notices that the password was changed beside the portal. */
export class AddPasswordMark1780000014000 implements MigrationInterface {
  readonly name = 'AddPasswordMark1780000014000';

  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('portal_session', COLUMN.name)) return;
    await runner.addColumn('portal_session', new TableColumn(COLUMN));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('portal_session', COLUMN.name);
  }
}
