import { COSMIC_TABLES } from './stock-tables.js';
import type { ColumnDefinition, TableDefinition } from './table-definition.js';

const ZERO_DATES: Readonly<Record<string, string>> = {
  tempban: '0000-00-00 00:00:00',
  birthday: '0000-00-00',
};

/** Tables that only Cosmic has. */
const COSMIC_ONLY = new Set(['characterexplogs']);

/** HeavenMS where it differs: zero dates, latin1, MyISAM drops with unique pairs, a monster book without a key. */
export const HEAVENMS_TABLES: readonly TableDefinition[] = COSMIC_TABLES.filter(
  ({ name }) => !COSMIC_ONLY.has(name),
).map(asHeavenMs);

function asHeavenMs(table: TableDefinition): TableDefinition {
  const older = { ...table, options: 'DEFAULT CHARSET=latin1', columns: table.columns.map(withZeroDate) };
  if (table.name === 'monsterbook') return { ...older, primaryKey: undefined };
  if (table.name !== 'drop_data') return older;
  return {
    ...older,
    options: 'ENGINE=MyISAM DEFAULT CHARSET=latin1',
    uniques: { pair: ['dropperid', 'itemid'] },
    indexes: { mobid: ['dropperid'] },
  };
}

function withZeroDate(column: ColumnDefinition): ColumnDefinition {
  const zero = ZERO_DATES[column.name];
  return zero === undefined ? column : { ...column, default: zero };
}
