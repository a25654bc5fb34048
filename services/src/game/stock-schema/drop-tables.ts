import { increment, int, nullable, required, tiny } from './column-definitions.js';
import type { TableDefinition } from './table-definition.js';

/** The three drop tables of a stock Cosmic database. */
export const DROP_TABLES: readonly TableDefinition[] = [
  {
    name: 'drop_data',
    columns: [
      increment('id', 'BIGINT'),
      required('dropperid'),
      int('itemid'),
      int('minimum_quantity', 1),
      int('maximum_quantity', 1),
      int('questid'),
      int('chance'),
    ],
    indexes: { mobid: ['dropperid'], drop_data_pair: ['dropperid', 'itemid'] },
  },
  {
    name: 'drop_data_global',
    columns: [
      increment('id', 'BIGINT'),
      tiny('continent', -1),
      int('itemid'),
      int('minimum_quantity', 1),
      int('maximum_quantity', 1),
      int('questid'),
      int('chance'),
      nullable('comments', 'VARCHAR(45)'),
    ],
    indexes: { drop_data_global_continent: ['continent'] },
  },
  {
    name: 'reactordrops',
    columns: [
      increment('reactordropid', 'INT UNSIGNED'),
      required('reactorid'),
      required('itemid'),
      required('chance'),
      int('questid', -1),
    ],
    indexes: { reactorid: ['reactorid'] },
  },
];
