import type { GameFeature } from '@portico/domain';

/** Columns by table. */
export type TableNeeds = Readonly<Record<string, readonly string[]>>;

const PERSON = words(
  'id accountid name level exp job fame gender map gm meso maxhp maxmp skincolor hair face',
);

const STATS = words('str dex int luk hp mp');

/** Required for any portal: accounts and characters, with the columns of rankings and profiles. */
export const REQUIRED_NEEDS: TableNeeds = {
  accounts: ['id', 'name', 'loggedin', 'banned'],
  characters: [...PERSON, ...STATS],
};

const DROP = ['itemid', 'minimum_quantity', 'maximum_quantity', 'questid', 'chance'] as const;
const ITEM = ['inventoryitemid', 'type', 'characterid', 'itemid', 'inventorytype', 'position'] as const;

const EQUIPMENT = [
  ...STATS,
  ...words(
    'inventoryequipmentid inventoryitemid upgradeslots level watk matk wdef mdef acc avoid speed jump vicious',
  ),
];

/** Tables and columns that each feature needs in addition. */
export const FEATURE_NEEDS: Readonly<Record<GameFeature, TableNeeds>> = {
  guilds: { guilds: ['guildid', 'name'], characters: ['guildid'] },
  guildPages: {
    guilds: words(
      'guildid name leader GP rank1title rank2title rank3title rank4title rank5title logo logoColor logoBG logoBGColor',
    ),
    characters: ['guildid', 'guildrank'],
  },
  alliances: { guilds: ['guildid', 'name', 'allianceId'], alliance: ['id', 'name'] },
  monsterBook: { monsterbook: ['charid', 'cardid'] },
  wornItems: { inventoryitems: ITEM },
  merchants: {
    characters: ['HasMerchant'],
    inventoryitems: [...ITEM, 'quantity'],
    inventorymerchant: ['inventorymerchantid', 'inventoryitemid', 'bundles'],
    inventoryequipment: EQUIPMENT,
  },
  monsterDrops: { drop_data: ['id', 'dropperid', ...DROP] },
  globalDrops: { drop_data_global: ['id', 'continent', ...DROP] },
  dropEditing: { drop_data: ['id', 'dropperid', ...DROP] },
  reactorDrops: { reactordrops: ['reactordropid', 'reactorid', 'itemid', 'chance', 'questid'] },
  customSpawns: { plife: ['id', 'map', 'life', 'type', 'x', 'y', 'hide', 'mobtime'] },
  shops: { shops: ['shopid', 'npcid'], shopitems: words('shopitemid shopid itemid price pitch position') },
  maker: {
    makercreatedata: words('id itemid req_level req_maker_level req_meso quantity'),
    makerrecipedata: words('itemid req_item count'),
  },
  onlinePlayers: { characters: ['lastLogoutTime'] },
  temporaryBans: { accounts: ['tempban'] },
  accountDetails: { accounts: ['banreason', 'characterslots'] },
  webAdmins: { accounts: ['webadmin'] },
  emails: { accounts: ['email'] },
  balances: { accounts: words('nxCredit maplePoint nxPrepaid votepoints') },
  accountDates: { accounts: ['createdat', 'lastlogin'] },
  banning: { accounts: ['banreason', 'tempban', 'greason'] },
  addressBans: { ipbans: ['aid'] },
  deviceBans: { macbans: ['aid'] },
  computerBans: { hwidbans: ['hwid'], accounts: ['hwid'] },
  exits: { accounts: ['lastlogin'], characters: ['lastLogoutTime'] },
  signIn: { accounts: ['password'] },
  registration: { accounts: ['password'] },
  spending: { accounts: words('nxCredit votepoints lastlogin') },
  inventory: {
    characters: words('equipslots useslots setupslots etcslots'),
    inventoryitems: [...ITEM, ...words('quantity owner flag expiration giftFrom')],
    inventoryequipment: EQUIPMENT,
  },
  quests: {
    queststatus: words('queststatusid characterid quest status'),
    questprogress: words('id characterid queststatusid progressid progress'),
    inventoryitems: [...ITEM, 'quantity'],
  },
};

/** Tables that a feature changes together. Without transactions on them, money could be lost. */
export const TRANSACTION_NEEDS: Partial<Record<GameFeature, readonly string[]>> = {
  spending: ['accounts', 'characters'],
  dropEditing: ['drop_data', 'reactordrops'],
};

function words(text: string): readonly string[] {
  return text.split(' ');
}
