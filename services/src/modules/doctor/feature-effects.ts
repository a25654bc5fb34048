import type { GameFeature } from '@portico/domain';

/** What each feature is called in a report, and what is missing without it. */
export const FEATURE_EFFECTS: Readonly<Record<GameFeature, { name: string; without: string }>> = {
  guilds: { name: 'guilds', without: 'rankings and profiles name no guild' },
  monsterBook: { name: 'monster cards', without: 'cards are not counted' },
  wornItems: { name: 'what people wear', without: 'portraits show no clothes' },
  merchants: { name: 'hired merchants', without: 'the free market is closed' },
  monsterDrops: { name: 'drops of monsters', without: 'items and monsters show none' },
  globalDrops: { name: 'drops of every monster', without: 'items and monsters show none' },
  reactorDrops: { name: 'drops of reactors', without: 'items show none' },
  customSpawns: { name: "the server's own spawns", without: 'maps show what the game files say' },
  onlinePlayers: { name: 'who is in the game', without: 'the newest character stands for an account' },
  exits: {
    name: 'who has surely left the game',
    without: 'the game can overwrite what is bought or given after a crash or an idle kick',
  },
  temporaryBans: { name: 'temporary bans', without: 'the temporarily banned stay visible' },
  accountDetails: { name: 'account details', without: 'no web admins, balances and ban reasons' },
  accountDates: { name: 'dates of accounts', without: 'admins do not see when an account was made' },
  banning: { name: 'bans by admins', without: 'admins ban in the game alone' },
  dropEditing: { name: 'the drop-rate editor', without: 'drops are shown and not edited' },
  addressBans: { name: 'bans of addresses', without: 'an unban has none of them to remove' },
  deviceBans: { name: 'bans of devices', without: 'an unban has none of them to remove' },
  computerBans: { name: 'bans of computers', without: 'an unban has none of them to remove' },
  signIn: { name: 'logging in', without: 'no one can log in' },
  spending: { name: 'exchanges and upgrades', without: 'players can buy nothing on the site' },
  inventory: { name: 'inventories', without: 'players do not see what their characters carry' },
  registration: { name: 'registering', without: 'accounts are made in the game alone' },
};
