import type { ColumnDefinition } from './table-definition.js';

export const int = (name: string, value = 0): ColumnDefinition => ({ name, type: 'INT', default: value });
export const unsigned = (name: string, value = 0): ColumnDefinition => ({
  name,
  type: 'INT UNSIGNED',
  default: value,
});
export const tiny = (name: string, value = 0): ColumnDefinition => ({
  name,
  type: 'TINYINT',
  default: value,
});
export const varchar = (name: string, length: number, value = ''): ColumnDefinition => ({
  name,
  type: `VARCHAR(${length})`,
  default: value,
});
export const time = (name: string, value: string): ColumnDefinition => ({
  name,
  type: 'TIMESTAMP',
  default: value,
});
export const required = (name: string, type = 'INT'): ColumnDefinition => ({ name, type });
export const nullable = (name: string, type = 'INT'): ColumnDefinition => ({ name, type, isNullable: true });
export const increment = (name: string, type = 'INT'): ColumnDefinition => ({
  name,
  type,
  isIncrement: true,
});
