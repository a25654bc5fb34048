import { stockTablesOf, type TableDefinition } from './table-definition.js';

/** Accounts, characters and what belongs to them, with the columns, defaults and keys of a stock Cosmic database. */
export const PEOPLE_TABLES: readonly TableDefinition[] = stockTablesOf(`
  accounts: id INT increment, name VARCHAR(13) default '', password VARCHAR(128) default '',
    pin VARCHAR(10) default '', pic VARCHAR(26) default '', loggedin TINYINT default 0,
    lastlogin TIMESTAMP null, createdat TIMESTAMP default CURRENT_TIMESTAMP,
    birthday DATE default '2005-05-11', banned TINYINT default 0, banreason TEXT null, macs TINYTEXT null,
    nxCredit INT null, maplePoint INT null, nxPrepaid INT null, characterslots TINYINT default 3,
    gender TINYINT default 10, tempban TIMESTAMP default '2005-05-11 00:00:00', greason TINYINT default 0,
    tos TINYINT default 0, sitelogged TEXT null, webadmin INT default 0 null,
    nick VARCHAR(20) default NULL null, mute INT default 0 null, email VARCHAR(45) null, ip TEXT null,
    rewardpoints INT default 0, votepoints INT default 0, hwid VARCHAR(12) default '',
    language INT default 2;
  unique name: name;
  index ranking1: id, banned;
  index accounts_id_name: id, name;
  index accounts_id_nx: id, nxCredit, maplePoint, nxPrepaid;
  characters: id INT increment, accountid INT default 0, world INT default 0, name VARCHAR(13) default '',
    level INT default 1, exp INT default 0, gachaexp INT default 0, str INT default 12, dex INT default 5,
    luk INT default 4, int INT default 4, hp INT default 50, mp INT default 5, maxhp INT default 50,
    maxmp INT default 5, meso INT default 0, hpMpUsed INT UNSIGNED default 0, job INT default 0,
    skincolor INT default 0, gender INT default 0, fame INT default 0, fquest INT default 0,
    hair INT default 0, face INT default 0, ap INT default 0,
    sp VARCHAR(128) default '0,0,0,0,0,0,0,0,0,0', map INT default 0, spawnpoint INT default 0,
    gm TINYINT default 0, party INT default 0, buddyCapacity INT default 25,
    createdate TIMESTAMP default CURRENT_TIMESTAMP, rank INT default 1, rankMove INT default 0,
    jobRank INT default 1, jobRankMove INT default 0, guildid INT UNSIGNED default 0,
    guildrank INT UNSIGNED default 5, messengerid INT default 0, messengerposition INT default 4,
    mountlevel INT default 1, mountexp INT default 0, mounttiredness INT default 0,
    MerchantMesos INT default 0 null, HasMerchant TINYINT default 0 null, equipslots INT default 24,
    useslots INT default 24, setupslots INT default 24, etcslots INT default 24, familyId INT default -1,
    monsterbookcover INT default 0, allianceRank INT default 5, reborns INT default 0,
    PQPoints INT default 0, dataString VARCHAR(64) default '',
    lastLogoutTime TIMESTAMP default '2015-01-01 05:00:00',
    lastExpGainTime TIMESTAMP default '2015-01-01 05:00:00', partySearch TINYINT default 1,
    jailexpire BIGINT default 0;
  index accountid: accountid;
  index party: party;
  index ranking_by_level: level, exp;
  index ranking_by_job: gm, job;
  index characters_account_world: id, accountid, world;
  index characters_account_name: id, accountid, name;
  guilds: guildid INT UNSIGNED increment, leader INT UNSIGNED default 0, GP INT UNSIGNED default 0,
    logo INT UNSIGNED default 0, logoColor SMALLINT UNSIGNED default 0, name VARCHAR(45) default '',
    rank1title VARCHAR(45) default 'Master', rank2title VARCHAR(45) default 'Jr. Master',
    rank3title VARCHAR(45) default 'Member', rank4title VARCHAR(45) default 'Member',
    rank5title VARCHAR(45) default 'Member', capacity INT UNSIGNED default 10,
    logoBG INT UNSIGNED default 0, logoBGColor SMALLINT UNSIGNED default 0,
    notice VARCHAR(101) default NULL null, signature INT default 0, allianceId INT UNSIGNED default 0;
  index guilds_id_name: guildid, name;
  alliance: id INT UNSIGNED increment, name VARCHAR(13) default '', capacity INT UNSIGNED default 2,
    notice VARCHAR(20) default '', rank1 VARCHAR(11) default 'Master',
    rank2 VARCHAR(11) default 'Jr. Master', rank3 VARCHAR(11) default 'Member',
    rank4 VARCHAR(11) default 'Member', rank5 VARCHAR(11) default 'Member';
  index alliance_name: name;
  monsterbook: charid INT, cardid INT, level INT default 1;
  key: charid, cardid;
  characterexplogs: id BIGINT increment, world_exp_rate INT null, exp_coupon INT null,
    gained_exp BIGINT null, current_exp INT null, exp_gain_time DATETIME null, charid INT;
  index charid: charid;
  ipbans: ipbanid INT UNSIGNED increment, ip VARCHAR(40) default '', aid VARCHAR(40) null;
  macbans: macbanid INT UNSIGNED increment, mac VARCHAR(30) default '', aid VARCHAR(40) null;
  unique mac_2: mac;
  hwidbans: hwidbanid INT UNSIGNED increment, hwid VARCHAR(30) default '';
  unique hwid_2: hwid;
`);
