import type {
  AccountEntity,
  CharacterEntity,
  ExperienceLogEntity,
  GuildEntity,
  InventoryEquipmentEntity,
  InventoryItemEntity,
  MonsterBookEntity,
  StorageEntity,
} from '../../../game/index.js';
import type {
  BossLogEntity,
  InkwellLogEntity,
  NxLogEntity,
  ScrollLogEntity,
} from '../../../modules/logs/index.js';
import type { CharacterModeEntity, IronmanGroupEntity } from '../../../modules/players/index.js';
import type { OreItemEntity } from '../../../modules/dashboard/index.js';
import type { RewardClaimEntity, VoteEntity } from '../../../modules/voting/index.js';
import type { DemoItem } from '../items/demo-item.js';
import type { DemoMap } from '../maps/demo-maps.js';
import type { DemoMonster } from '../monsters/demo-monsters.js';
import { DemoRandom } from '../shared/demo-random.js';
import { Packer } from './inventory/bags.js';
import { Belongings } from './inventory/inventory-rows.js';
import { demoBossLogs } from './logs/boss-logs.js';
import { demoCards } from './inventory/monster-cards.js';
import { Tailor } from './inventory/worn-equipment.js';
import { demoEconomy } from './logs/economy.js';
import { demoExperienceLogs } from './logs/experience-logs.js';
import { demoGuilds } from './guilds.js';
import { demoModes } from './modes.js';
import { demoOres } from './inventory/ores.js';
import { settle } from './places.js';
import { wasSeenWithin } from './accounts/player.js';
import type { Player } from './accounts/player.js';
import { demoPlayers } from './accounts/players.js';
import { demoRewardClaims } from './logs/reward-claims.js';
import { demoScrollLogs } from './logs/scroll-logs.js';
import { Wardrobe } from './inventory/equipment-index.js';

export interface DemoPeople {
  accounts: readonly AccountEntity[];
  characters: readonly CharacterEntity[];
  guilds: readonly GuildEntity[];
  cards: readonly MonsterBookEntity[];
  modes: readonly CharacterModeEntity[];
  groups: readonly IronmanGroupEntity[];
  items: readonly InventoryItemEntity[];
  equipment: readonly InventoryEquipmentEntity[];
  storages: readonly StorageEntity[];
  votes: readonly VoteEntity[];
  nxLogs: readonly NxLogEntity[];
  inkwellLogs: readonly InkwellLogEntity[];
  bossLogs: readonly BossLogEntity[];
  scrollLogs: readonly ScrollLogEntity[];
  experienceLogs: readonly ExperienceLogEntity[];
  rewardClaims: readonly RewardClaimEntity[];
  ores: readonly OreItemEntity[];
}

/** The world that people live in. */
export interface DemoSurroundings {
  items: readonly DemoItem[];
  maps: readonly DemoMap[];
  monsters: readonly DemoMonster[];
}

/** Accounts, characters and all that they have, did and belong to, as of `today`. */
export function demoPeople(
  { items, maps, monsters }: DemoSurroundings,
  seed: number,
  today: number,
): DemoPeople {
  // Each part has numbers of its own, so that a change in one leaves the others as they were.
  const random = (part: number) => new DemoRandom(seed * 100 + part);
  const players = demoPlayers(random(1), today);
  const characters = players.flatMap((player) => player.characters).sort((a, b) => a.id - b.id);
  settle(characters, maps, monsters, random(2));
  const guilds = demoGuilds(characters, random(3));
  const { modes, groups } = demoModes(characters, random(4), today);
  const { belongings, storages } = equip(players, items, random(5), today);
  const { votes, nx, inkwell } = demoEconomy(players, items, random(6), today);
  return {
    accounts: players.map(({ account }) => account),
    characters,
    guilds,
    modes,
    groups,
    storages,
    items: belongings.items,
    equipment: belongings.equipment,
    cards: demoCards(players, items, random(7)),
    votes,
    nxLogs: nx,
    inkwellLogs: inkwell,
    bossLogs: demoBossLogs(characters, modes, random(8), today),
    scrollLogs: demoScrollLogs(belongings.scrolled, items, random(9), today),
    experienceLogs: demoExperienceLogs(players, random(10), today),
    rewardClaims: demoRewardClaims(players, random(11), today),
    ores: demoOres(players, items, random(12)),
  };
}

/** Who was here within half a year is dressed; the bags of many, and the storages of some, are worth a look. */
function equip(players: readonly Player[], items: readonly DemoItem[], random: DemoRandom, today: number) {
  const belongings = new Belongings(random);
  const tailor = new Tailor(new Wardrobe(items), belongings, random);
  const packer = new Packer(items, belongings, random, today);
  for (const player of players) {
    for (const character of player.characters) {
      const isKnown = wasSeenWithin(player, 180, today) || random.chance(0.5);
      if (character.level > 40 || isKnown) tailor.dress(character, player.dedication);
      const friends = players[random.between(0, players.length - 1)]?.characters ?? [];
      if (player.dedication > 0.9 || random.chance(isKnown ? 0.35 : 0.1)) {
        packer.pack(character, player.dedication, friends);
      }
    }
    if (player.dedication > 0.9 || random.chance(player.dedication * 0.35)) packer.keep(player);
  }
  return { belongings, storages: packer.storages };
}
