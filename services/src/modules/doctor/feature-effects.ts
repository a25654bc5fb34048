import type { GameFeature } from '@portico/domain';

/** Name of each feature in a report, and the loss without it. */
export const FEATURE_EFFECTS: Readonly<Record<GameFeature, { name: string; without: string }>> = {
  guilds: { name: 'guilds', without: 'rankings and profiles show no guild' },
  guildPages: { name: 'guild pages', without: 'guilds are named, but have no ranking and no pages' },
  alliances: { name: 'alliances', without: 'pages of guilds name no alliance' },
  monsterBook: { name: 'monster cards', without: 'cards are not counted' },
  wornItems: { name: 'worn items', without: 'portraits show no clothes' },
  merchants: { name: 'hired merchants', without: 'the free market is closed' },
  monsterDrops: { name: 'monster drops', without: 'items and monsters show none' },
  globalDrops: { name: 'global drops', without: 'items and monsters show none' },
  reactorDrops: { name: 'reactor drops', without: 'items show none' },
  customSpawns: { name: 'custom spawns', without: 'maps show only the spawns of the game files' },
  shops: { name: 'shops of NPCs', without: 'items do not name who sells them' },
  onlinePlayers: { name: 'online players', without: 'an account is shown by its newest character' },
  exits: {
    name: 'exits from the game',
    without: 'the game can overwrite what is bought or given after a crash or an idle kick',
  },
  temporaryBans: { name: 'temporary bans', without: 'temporarily banned players stay visible' },
  accountDetails: { name: 'account details', without: 'no web admins, balances or ban reasons' },
  accountDates: { name: 'account dates', without: 'admins do not see when an account was created' },
  banning: { name: 'admin bans', without: 'admins can ban in the game only' },
  dropEditing: { name: 'drop editor', without: 'drops are shown but cannot be edited' },
  addressBans: { name: 'address bans', without: 'an unban removes none of them' },
  deviceBans: { name: 'device bans', without: 'an unban removes none of them' },
  computerBans: { name: 'computer bans', without: 'an unban removes none of them' },
  signIn: { name: 'login', without: 'no one can log in' },
  spending: { name: 'exchanges and upgrades', without: 'players cannot buy anything on the site' },
  inventory: { name: 'inventories', without: 'players do not see what their characters carry' },
  quests: { name: 'quests of characters', without: 'quests do not say what a character still needs' },
  registration: { name: 'registration', without: 'accounts can be created in the game only' },
};
