/**
 * Features that need tables or columns which not every game server of the family has. Where a database lacks them, the feature is off and
 * everything else goes on.
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
  'onlinePlayers',
  'exits',
  'temporaryBans',
  'accountDetails',
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
] as const;

export type GameFeature = (typeof GAME_FEATURES)[number];
