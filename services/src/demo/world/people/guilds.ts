import type { CharacterEntity, GuildEntity } from '../../../game/index.js';
import type { DemoRandom } from '../shared/demo-random.js';

const GUILD_NAMES = [
  'Night Shift',
  'Salt and Pepper',
  'Ninth Wave',
  'Ember Union',
  'Paper Cranes',
  'No Potions Left',
  'Tidewatch',
  'Quill and Blade',
  'Lost Luggage',
  'Clockwork Hearts',
  'Afternoon Nap',
  'Verdant Court',
  'Old Harbor Crew',
  'Comet Chasers',
  'Bread Alliance',
  'Silent Choir',
  'Dawnbreak',
  'Hollow Crown',
  'Rainy Day Fund',
  'Zenith',
  'Kaizen',
  'Sobremesa',
  'Saideira',
  'Padoca',
  'Tropa do Lag',
  'Hanabi',
  'Yozora',
  'Nabi',
  'Baram',
  'Matzav',
  'Layla Tov',
  'Ripple',
  'Oblivion',
  'Sanctum',
  'Vendetta',
  'Eclipse',
  'Nocturne',
  'Legacy',
  'Ascend',
  'Honeycomb',
  'Cozy',
  'Procrastinators',
  'Two Left Feet',
  'Sunday Crew',
  'Muted',
  'Afk Again',
  'Reroll',
  'Second Wind',
  'Last Channel',
  'Potato Farm',
  'Duck Pond',
  'Kindred',
  'Wanderlust',
  'Ironbark',
  'Lanterns',
  'Grandmas Attic',
  'Wet Socks',
  'Overtime',
  'Bus Stop',
  'Slow Loris',
  'Half Past Ten',
  'Tea Break',
] as const;

/** Titles from the master's down. */
const TITLES: readonly (readonly [string, string, string, string, string])[] = [
  ['Master', 'Jr. Master', 'Member', 'Member', 'Member'],
  ['Captain', 'First Mate', 'Bosun', 'Sailor', 'Stowaway'],
  ['Head Chef', 'Sous Chef', 'Cook', 'Waiter', 'Dishwasher'],
  ['Queen', 'Rook', 'Bishop', 'Knight', 'Pawn'],
  ['Grandma', 'Aunt', 'Cousin', 'In-Law', 'Neighbour'],
  ['Dono', 'Vice', 'Veterano', 'Membro', 'Novato'],
  ['Leader', 'Officer', 'Raider', 'Member', 'Trial'],
  ['Sun', 'Moon', 'Star', 'Comet', 'Dust'],
];

const NOTICES = [
  'Sunday runs at eight. Bring potions, not excuses.',
  'Be kind. Share leech. No drama in guild chat.',
  'Recruiting clerics, as ever.',
  'Boss sign-up is on the board. Mule your mules.',
  'If you borrow the gloves, you give them back.',
  null,
  null,
] as const;

const CAPACITIES = [10, 15, 20, 25, 30, 35, 40, 50, 60, 75, 100];

/** Guilds with their members: a few great ones, many small, some that are one last person with a key. */
export function demoGuilds(characters: readonly CharacterEntity[], random: DemoRandom): GuildEntity[] {
  const free = random.sample(
    characters.filter(
      ({ level, gmLevel }) => level >= 18 && gmLevel === 0 && random.chance(0.3 + level / 220),
    ),
    characters.length,
  );
  return GUILD_NAMES.map((name, index) => {
    const size = Math.max(1, Math.round(94 * 0.945 ** index * (0.75 + random.fraction() * 0.4)));
    return foundGuild({ id: index + 1, name, members: free.splice(0, size) }, random);
  });
}

function foundGuild(
  { id, name, members }: { id: number; name: string; members: CharacterEntity[] },
  random: DemoRandom,
): GuildEntity {
  members.sort((a, b) => b.level - a.level || a.id - b.id);
  // The master is among the strongest, not always the strongest.
  const [master] = random.sample(members.slice(0, 3), 1);
  members.forEach((member, index) => {
    member.guildId = id;
    member.guildRank = index <= members.length / 12 ? 2 : random.between(3, 5);
  });
  if (master) master.guildRank = 1;
  const [masterTitle, juniorMasterTitle, memberTitle, juniorMemberTitle, newcomerTitle] = random.pick(TITLES);
  return {
    id,
    leaderId: master?.id ?? 0,
    points: Math.round(members.length * random.between(20, 900)),
    name,
    capacity: CAPACITIES.find((capacity) => capacity >= members.length) ?? 100,
    masterTitle,
    juniorMasterTitle,
    memberTitle,
    juniorMemberTitle,
    newcomerTitle,
    notice: random.pick(NOTICES),
  };
}
