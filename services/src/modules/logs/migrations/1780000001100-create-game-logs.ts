import { Table } from 'typeorm';
import type { MigrationInterface, QueryRunner, TableColumnOptions, TableIndexOptions } from 'typeorm';
import {
  big,
  growingKey,
  integer,
  logIndexes,
  nullable,
  TABLE_ENGINE,
  tiny,
  varchar,
} from '../../../platform/persistence/index.js';

const COLUMNS: Readonly<Record<string, readonly TableColumnOptions[]>> = {
  portal_boss_log: [
    integer('character_id'),
    integer('account_id'),
    varchar('boss_type', 16),
    varchar('frequency', 8),
  ],
  portal_scroll_log: [
    integer('character_id'),
    integer('item_id'),
    integer('scroll_id'),
    tiny('success'),
    tiny('white_scroll'),
    integer('slots_before'),
    integer('slots_after'),
  ],
  portal_nx_log: [
    nullable(integer('character_id')),
    integer('account_id'),
    varchar('type', 8),
    big('amount'),
    big('balance_before'),
    big('balance_after'),
    varchar('source', 64),
  ],
  portal_inkwell_log: [
    integer('character_id'),
    integer('account_id'),
    integer('item_id'),
    integer('quantity'),
    big('cost'),
    varchar('currency', 16),
    big('balance_before'),
    big('balance_after'),
  ],
};

const MORE_INDEXES: Readonly<Record<string, readonly TableIndexOptions[]>> = {
  portal_nx_log: [{ name: 'portal_nx_log_account', columnNames: ['account_id', 'at'] }],
};

export class CreateGameLogs1780000001100 implements MigrationInterface {
  readonly name = 'CreateGameLogs1780000001100';

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, columns] of Object.entries(COLUMNS)) {
      await runner.createTable(
        new Table({
          name,
          engine: TABLE_ENGINE,
          columns: [growingKey(), big('at'), ...columns],
          indices: [...logIndexes(name), ...(MORE_INDEXES[name] ?? [])],
        }),
        true,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(COLUMNS).reverse()) await runner.dropTable(name);
  }
}
