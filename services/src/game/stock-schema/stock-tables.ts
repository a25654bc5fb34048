import { PEOPLE_TABLES } from './people-tables.js';
import { type TableDefinition, stockTablesOf } from './table-definition.js';

/** Items of characters and hired merchants in a stock Cosmic database. */
const INVENTORY_TABLES: readonly TableDefinition[] = stockTablesOf(`
  inventoryitems: inventoryitemid INT UNSIGNED increment, type TINYINT UNSIGNED, characterid INT null,
    accountid INT null, itemid INT default 0, inventorytype INT default 0, position INT default 0,
    quantity INT default 0, owner TINYTEXT, petid INT default -1, flag INT, expiration BIGINT default -1,
    giftFrom VARCHAR(26);
  index CHARID: characterid;
  inventoryequipment: inventoryequipmentid INT UNSIGNED increment, inventoryitemid INT UNSIGNED default 0,
    upgradeslots INT default 0, level INT default 0, str INT default 0, dex INT default 0,
    int INT default 0, luk INT default 0, hp INT default 0, mp INT default 0, watk INT default 0,
    matk INT default 0, wdef INT default 0, mdef INT default 0, acc INT default 0, avoid INT default 0,
    hands INT default 0, speed INT default 0, jump INT default 0, locked INT default 0,
    vicious INT UNSIGNED default 0, itemlevel INT default 1, itemexp INT UNSIGNED default 0,
    ringid INT default -1;
  index INVENTORYITEMID: inventoryitemid;
  inventorymerchant: inventorymerchantid INT UNSIGNED increment, inventoryitemid INT UNSIGNED default 0,
    characterid INT null, bundles INT default 0;
  index MERCHANT_ITEM: inventoryitemid;
  storages: storageid INT increment, accountid INT default 0, world INT default 0, slots INT default 0,
    meso INT default 0;
`);

/** The three drop tables of a stock Cosmic database. */
const DROP_TABLES: readonly TableDefinition[] = stockTablesOf(`
  drop_data: id BIGINT increment, dropperid INT, itemid INT default 0, minimum_quantity INT default 1,
    maximum_quantity INT default 1, questid INT default 0, chance INT default 0;
  index mobid: dropperid;
  index drop_data_pair: dropperid, itemid;
  drop_data_global: id BIGINT increment, continent TINYINT default -1, itemid INT default 0,
    minimum_quantity INT default 1, maximum_quantity INT default 1, questid INT default 0,
    chance INT default 0, comments VARCHAR(45) null;
  index drop_data_global_continent: continent;
  reactordrops: reactordropid INT UNSIGNED increment, reactorid INT, itemid INT, chance INT,
    questid INT default -1;
  index reactorid: reactorid;
`);

/** Tables for what a server adds to the maps of its game files. */
const LIFE_TABLES: readonly TableDefinition[] = stockTablesOf(`
  plife: id INT UNSIGNED increment, world INT default -1, map INT default 0, life INT default 0,
    type VARCHAR(1) default 'n', cy INT default 0, f INT default 0, fh INT default 0, rx0 INT default 0,
    rx1 INT default 0, x INT default 0, y INT default 0, hide INT default 0, mobtime INT default 0,
    team INT default 0;
`);

/** Tables of what NPCs sell. */
const SHOP_TABLES: readonly TableDefinition[] = stockTablesOf(`
  shops: shopid INT UNSIGNED increment, npcid INT default 0;
  shopitems: shopitemid INT UNSIGNED increment, shopid INT UNSIGNED, itemid INT, price INT,
    pitch INT default 0, position INT;
`);

/** Tables of the Maker skill that Portico reads. */
const MAKER_TABLES: readonly TableDefinition[] = stockTablesOf(`
  makercreatedata: id TINYINT UNSIGNED, itemid INT, req_level TINYINT UNSIGNED, req_maker_level TINYINT UNSIGNED,
    req_meso INT, req_item INT default 0, req_equip INT default 0, catalyst INT default 0, quantity SMALLINT,
    tuc TINYINT default 0;
  key: id, itemid;
  makerrecipedata: itemid INT, req_item INT, count SMALLINT;
  key: itemid, req_item;
`);

/** Tables of the quests that characters began. */
const QUEST_TABLES: readonly TableDefinition[] = stockTablesOf(`
  queststatus: queststatusid INT UNSIGNED increment, characterid INT default 0, quest INT default 0,
    status INT default 0, time INT default 0, expires BIGINT default 0, forfeited INT default 0,
    completed INT default 0, info TINYINT default 0;
  questprogress: id INT UNSIGNED increment, characterid INT, queststatusid INT UNSIGNED default 0,
    progressid INT default 0, progress VARCHAR(15) default '';
`);

/** The tables of a stock Cosmic database that Portico reads. */
export const COSMIC_TABLES: readonly TableDefinition[] = [
  ...PEOPLE_TABLES,
  ...DROP_TABLES,
  ...INVENTORY_TABLES,
  ...LIFE_TABLES,
  ...SHOP_TABLES,
  ...MAKER_TABLES,
  ...QUEST_TABLES,
];
