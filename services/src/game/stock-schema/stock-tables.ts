import { INVENTORY_TABLES } from './inventory-tables.js';
import { PEOPLE_TABLES } from './people-tables.js';
import type { TableDefinition } from './table-definition.js';
import { increment, int, nullable, required, tiny, varchar } from './column-definitions.js';

/** The three drop tables of a stock Cosmic database. */
const DROP_TABLES: readonly TableDefinition[] = [
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

/** Tables for what a server adds to the maps of its game files. */
const LIFE_TABLES: readonly TableDefinition[] = [
  {
    name: 'plife',
    columns: [
      increment('id', 'INT UNSIGNED'),
      int('world', -1),
      int('map'),
      int('life'),
      varchar('type', 1, 'n'),
      ...['cy', 'f', 'fh', 'rx0', 'rx1', 'x', 'y', 'hide', 'mobtime', 'team'].map((name) => int(name)),
    ],
    indexes: {},
  },
];

/** Tables of what NPCs sell. */
const SHOP_TABLES: readonly TableDefinition[] = [
  { name: 'shops', columns: [increment('shopid', 'INT UNSIGNED'), int('npcid')], indexes: {} },
  {
    name: 'shopitems',
    columns: [
      increment('shopitemid', 'INT UNSIGNED'),
      required('shopid', 'INT UNSIGNED'),
      required('itemid'),
      required('price'),
      int('pitch'),
      required('position'),
    ],
    indexes: {},
  },
];

/** The tables that Portico reads of a stock Cosmic database. */
export const COSMIC_TABLES: readonly TableDefinition[] = [
  ...PEOPLE_TABLES,
  ...DROP_TABLES,
  ...INVENTORY_TABLES,
  ...LIFE_TABLES,
  ...SHOP_TABLES,
];
