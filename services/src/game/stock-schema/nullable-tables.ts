import { COSMIC_TABLES } from './stock-tables.js';

/** Cosmic where every column but the keys may be NULL, as single columns are in the schemas of many forks. */
export const NULLABLE_TABLES = COSMIC_TABLES.map((table) => ({
  ...table,
  columns: table.columns.map((column) => {
    const isKey = column.isIncrement || table.primaryKey?.includes(column.name);
    return isKey ? column : { ...column, isNullable: true };
  }),
}));
