import type { TableColumnOptions, TableIndexOptions } from 'typeorm';
import {
  big,
  columnsOf,
  growingKey,
  logIndexes,
  SchemaMigration,
} from '../../../platform/persistence/index.js';

const COLUMNS: Readonly<Record<string, readonly TableColumnOptions[]>> = {
  portal_boss_log: columnsOf(`
    character_id int, account_id int, boss_type varchar(16), frequency varchar(8)
  `),
  portal_scroll_log: columnsOf(`
    character_id int, item_id int, scroll_id int, success tinyint, white_scroll tinyint, slots_before int,
    slots_after int
  `),
  portal_nx_log: columnsOf(`
    character_id int null, account_id int, type varchar(8), amount bigint, balance_before bigint,
    balance_after bigint, source varchar(64)
  `),
  portal_inkwell_log: columnsOf(`
    character_id int, account_id int, item_id int, quantity int, cost bigint, currency varchar(16),
    balance_before bigint, balance_after bigint
  `),
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
