import { Table } from 'typeorm';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { big, key, nullable, TABLE_ENGINE, varchar } from '../../../platform/persistence/index.js';

/** Items that accounts wish for, and the prices they are told of. */
export class CreateWishes1780000024900 implements MigrationInterface {
  readonly name = 'CreateWishes1780000024900';

  async up(runner: QueryRunner): Promise<void> {
    const columns = [
      key('account_id'),
      key('item_id'),
      big('created_at'),
      nullable(big('max_price')),
      nullable(varchar('language', 8)),
      nullable(big('hit_at')),
      nullable(big('mailed_at')),
    ];
    const indices = [{ name: 'portal_wish_max_price', columnNames: ['max_price'] }];
    await runner.createTable(
      new Table({ name: 'portal_wish', engine: TABLE_ENGINE, columns, indices }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('portal_wish');
  }
}
