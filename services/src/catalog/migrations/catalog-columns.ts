import type { TableColumnOptions } from 'typeorm';

/** The schema of a stock server may be latin1 or MyISAM: names of the files need neither. */
export const ENGINE = 'InnoDB DEFAULT CHARSET=utf8mb4';

export const key = (name: string): TableColumnOptions => ({ name, type: 'integer', isPrimary: true });
export const count = (name: string): TableColumnOptions => ({ name, type: 'integer', default: 0 });
export const integer = (name: string): TableColumnOptions => ({ name, type: 'integer' });
export const big = (name: string): TableColumnOptions => ({ name, type: 'bigint' });
export const flag = (name: string): TableColumnOptions => ({ name, type: 'tinyint' });
export const text = (name: string): TableColumnOptions => ({ name, type: 'text' });
export const varchar = (name: string, length: number): TableColumnOptions => ({
  name,
  type: 'varchar',
  length: String(length),
});
export const nullable = (column: TableColumnOptions): TableColumnOptions => ({ ...column, isNullable: true });
export const blob = (name: string): TableColumnOptions => ({ name, type: 'blob' });
