/**
 * Features that need tables or columns which not every game server of the family has. A feature is off if the
 * database lacks them; all else works.
 */
export const GAME_FEATURES = [
  'guilds',
  'guildPages',
  'alliances',
  'monsterBook',
  'wornItems',
  'merchants',
  'monsterDrops',
  'globalDrops',
  'reactorDrops',
  'customSpawns',
  'shops',
  'maker',
  'onlinePlayers',
  'exits',
  'temporaryBans',
  'accountDetails',
  'webAdmins',
  'emails',
  'balances',
  'accountDates',
  'banning',
  'addressBans',
  'deviceBans',
  'computerBans',
  'signIn',
  'registration',
  'spending',
  'inventory',
  'dropEditing',
  'quests',
] as const;

export type GameFeature = (typeof GAME_FEATURES)[number];
