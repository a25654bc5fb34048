import { Table } from 'typeorm';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { big, key, TABLE_ENGINE } from '../../../platform/persistence/index.js';

/** Items that accounts wish for. */
export class CreateWishes1780000024900 implements MigrationInterface {
  readonly name = 'CreateWishes1780000024900';

  async up(runner: QueryRunner): Promise<void> {
    const columns = [key('account_id'), key('item_id'), big('created_at')];
    await runner.createTable(new Table({ name: 'portal_wish', engine: TABLE_ENGINE, columns }), true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('portal_wish');
  }
}
