import { COSMIC_TABLES } from './stock-tables.js';

/** Cosmic with every column but the keys nullable, as single columns are in many forks. */
export const NULLABLE_TABLES = COSMIC_TABLES.map((table) => ({
  ...table,
  columns: table.columns.map((column) => {
    const isKey = column.isIncrement || table.primaryKey?.includes(column.name);
    return isKey ? column : { ...column, isNullable: true };
  }),
}));
