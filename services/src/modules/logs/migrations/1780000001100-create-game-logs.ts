import type { TableColumnOptions, TableIndexOptions } from 'typeorm';
import {
  big,
  growingKey,
  integer,
  logIndexes,
  nullable,
  SchemaMigration,
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

export class CreateGameLogs1780000001100 extends SchemaMigration {
  override readonly tables = Object.entries(COLUMNS).map(([name, columns]) => ({
    name,
    columns: [growingKey(), big('at'), ...columns],
    indices: [...logIndexes(name), ...(MORE_INDEXES[name] ?? [])],
  }));
}
