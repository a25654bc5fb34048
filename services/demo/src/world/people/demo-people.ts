import type { DemoFiles } from '../game-files/demo-files.js';
import type { DemoItem } from '../items/demo-items.js';
import type { DemoDates } from '../shared/demo-calendar.js';
import { DemoRandom } from '../shared/demo-random.js';
import { isOpenToVisitors, wasSeenWithin, type Player } from './accounts/player.js';
import { demoPlayers } from './accounts/players.js';
import { demoAlliances, demoGuilds } from './guilds.js';
import { BagFiller, sizeBags } from './inventory/bag-filler.js';
import { EquipmentIndex } from './inventory/equipment-index.js';
import { Equipper } from './inventory/equipper.js';
import { InventoryRows } from './inventory/inventory-rows.js';
import { demoCards, demoOres } from './inventory/collections.js';
import { Showcase } from './inventory/showcase.js';
import { demoBossLogs } from './logs/boss-logs.js';
import { demoEconomy } from './logs/economy.js';
import { demoExperienceLogs } from './logs/experience-logs.js';
import { demoSuspicions } from './logs/demo-suspicions.js';
import { demoOnlineSamples } from './logs/online-samples.js';
import { demoRewardClaims } from './logs/reward-claims.js';
import { demoScrollLogs } from './logs/scroll-logs.js';
import { demoCallbacks } from './logs/vote-callbacks.js';
import { demoModes } from './modes.js';
import { placeCharacters } from './place-characters.js';

export type DemoPeople = ReturnType<typeof demoPeople>;

export type PeopleContext = Pick<DemoFiles, 'items' | 'maps' | 'monsters'>;

export function demoPeople({ items, maps, monsters }: PeopleContext, seed: number, dates: DemoDates) {
  const { today } = dates;
  // Each part has its own random numbers, so that a change in one part does not change the others.
  const random = (part: number) => new DemoRandom(seed * 100 + part);
  const players = demoPlayers(random(1), today);
  const characters = players.flatMap((player) => player.characters).sort((a, b) => a.id - b.id);
  placeCharacters(characters, maps, monsters, random(2));
  const guilds = demoGuilds(characters, random(3));
  const { modes, groups } = demoModes(characters, random(4), today);
  const { inventory, storages } = inventoriesOf(players, items, random(5), today);
  sizeBags(characters, inventory.items);
  const economy = demoEconomy(players, items, random(6), dates);
  const { votes, voteDays, nx, inkwell } = economy;
  return {
    accounts: players.map(({ account }) => account),
    characters,
    guilds,
    alliances: demoAlliances(),
    modes,
    groups,
    storages,
    items: inventory.items,
    equipment: inventory.equipment,
    cards: demoCards(players, items, random(7)),
    votes,
    voteDays,
    voteCallbacks: demoCallbacks(votes, random(13), today),
    nxLogs: nx,
    inkwellLogs: inkwell,
    bossLogs: demoBossLogs(characters, modes, random(8), today),
    scrollLogs: demoScrollLogs(inventory.scrolled, items, random(9), today),
    experienceLogs: demoExperienceLogs(players, random(10), today),
    rewardClaims: demoRewardClaims(players, random(11), today),
    ores: demoOres(players, items, random(12)),
    suspicions: demoSuspicions(players, economy, today),
    onlineSamples: demoOnlineSamples(random(14), today),
  };
}

/** Players of the last half year wear equipment. Many have filled bags, and some a filled storage. */
function inventoriesOf(
  players: readonly Player[],
  items: readonly DemoItem[],
  random: DemoRandom,
  today: number,
) {
  const inventory = new InventoryRows(random);
  const equipment = new EquipmentIndex(items);
  const equipper = new Equipper(equipment, inventory, random);
  const bagFiller = new BagFiller(items, inventory, random, today);
  // Visitors' accounts come last, so that a change to them does not change all others.
  const shown = players.filter(isOpenToVisitors);
  const others = players.filter((player) => !isOpenToVisitors(player));
  const givers = others.flatMap(({ characters }) => characters);
  const showcase = new Showcase({ equipment, bagFiller, inventory, random, today, givers });
  for (const player of [...others, ...shown]) {
    for (const character of player.characters) {
      const isKnown = wasSeenWithin(player, 180, today) || random.chance(0.5);
      if (character.level > 40 || isKnown) equipper.equip(character, player.dedication);
      const friends = players[random.between(0, players.length - 1)]?.characters ?? [];
      if (player.dedication > 0.9 || random.chance(isKnown ? 0.35 : 0.1)) {
        bagFiller.fillBags(character, player.dedication, friends);
      }
      if (isOpenToVisitors(player)) showcase.furnish(character);
    }
    if (player.dedication > 0.9 || random.chance(player.dedication * 0.35)) bagFiller.fillStorage(player);
  }
  return { inventory, storages: bagFiller.storages };
}
