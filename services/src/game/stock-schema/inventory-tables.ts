import { increment, int, nullable, required, unsigned } from './column-definitions.js';
import type { TableDefinition } from './table-definition.js';

/** Items of characters and hired merchants in a stock Cosmic database. */
export const INVENTORY_TABLES: readonly TableDefinition[] = [
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
