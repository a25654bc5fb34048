import { PEOPLE_TABLES } from './people-tables.js';
import type { TableDefinition } from './table-definition.js';
import { increment, int, nullable, required, tiny, varchar, unsigned } from './column-definitions.js';

/** Items of characters and hired merchants in a stock Cosmic database. */
const INVENTORY_TABLES: readonly TableDefinition[] = [
  {
    name: 'inventoryitems',
    columns: [
      increment('inventoryitemid', 'INT UNSIGNED'),
      required('type', 'TINYINT UNSIGNED'),
      nullable('characterid'),
      nullable('accountid'),
      int('itemid'),
      int('inventorytype'),
      int('position'),
      int('quantity'),
      required('owner', 'TINYTEXT'),
      int('petid', -1),
      required('flag'),
      { name: 'expiration', type: 'BIGINT', default: -1 },
      required('giftFrom', 'VARCHAR(26)'),
    ],
    indexes: { CHARID: ['characterid'] },
  },
  {
    name: 'inventoryequipment',
    columns: [
      increment('inventoryequipmentid', 'INT UNSIGNED'),
      unsigned('inventoryitemid'),
      ...[
        'upgradeslots',
        'level',
        'str',
        'dex',
        'int',
        'luk',
        'hp',
        'mp',
        'watk',
        'matk',
        'wdef',
        'mdef',
      ].map((name) => int(name)),
      ...['acc', 'avoid', 'hands', 'speed', 'jump', 'locked'].map((name) => int(name)),
      unsigned('vicious'),
      int('itemlevel', 1),
      unsigned('itemexp'),
      int('ringid', -1),
    ],
    indexes: { INVENTORYITEMID: ['inventoryitemid'] },
  },
  {
    name: 'inventorymerchant',
    columns: [
      increment('inventorymerchantid', 'INT UNSIGNED'),
      unsigned('inventoryitemid'),
      nullable('characterid'),
      int('bundles'),
    ],
    indexes: { MERCHANT_ITEM: ['inventoryitemid'] },
  },
  {
    name: 'storages',
    columns: [increment('storageid'), int('accountid'), int('world'), int('slots'), int('meso')],
    indexes: {},
  },
];

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

/** The tables that Portico reads of a stock Cosmic database. */
export const COSMIC_TABLES: readonly TableDefinition[] = [
  ...PEOPLE_TABLES,
  ...DROP_TABLES,
  ...INVENTORY_TABLES,
  ...LIFE_TABLES,
];
