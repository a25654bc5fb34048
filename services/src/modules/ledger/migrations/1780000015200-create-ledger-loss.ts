import { Table, TableColumn } from 'typeorm';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  big,
  counting,
  growingKey,
  integer,
  nullable,
  TABLE_ENGINE,
  tiny,
  varchar,
} from '../../../platform/persistence/index.js';

const HEAD = 'portal_ledger_head';

/** How far the balances of an account were compared with its entries, and what the game was found to have written over. */
export class CreateLedgerLoss1780000015200 implements MigrationInterface {
  readonly name = 'CreateLedgerLoss1780000015200';

  async up(runner: QueryRunner): Promise<void> {
    for (const column of HEAD_COLUMNS)
      if (!(await runner.hasColumn(HEAD, column.name))) await runner.addColumn(HEAD, new TableColumn(column));
    await runner.createTable(new Table({ engine: TABLE_ENGINE, ...LOSS }), true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(LOSS.name);
    for (const { name } of HEAD_COLUMNS.toReversed()) await runner.dropColumn(HEAD, name);
  }
}

const HEAD_COLUMNS = [counting(integer('compared_sequence')), nullable(varchar('open_login', 32))];

const LOSS = {
  name: 'portal_ledger_loss',
  columns: [
    growingKey(),
    integer('account_id'),
    nullable(integer('character_id')),
    varchar('currency', 8),
    big('amount'),
    integer('from_sequence'),
    integer('to_sequence'),
    tiny('is_certain'),
    varchar('state', 8),
    big('found_at'),
  ],
  indices: [
    { name: 'portal_ledger_loss_entry', columnNames: ['account_id', 'to_sequence'], isUnique: true },
    { name: 'portal_ledger_loss_found', columnNames: ['found_at'] },
  ],
};
