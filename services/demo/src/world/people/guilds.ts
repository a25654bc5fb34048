import type { AllianceEntity, CharacterEntity, GuildEntity } from '@portico/services/game';
import { readLines, readTable } from '../shared/data-files.js';
import type { DemoRandom } from '../shared/demo-random.js';

const CAPACITIES = [10, 15, 20, 25, 30, 35, 40, 50, 60, 75, 100];

/** Guilds per alliance, and the distance between their places by size. */
const ALLIANCE_GUILDS = 3;
const ALLIANCE_STEP = 9;

/** Alliances of some of the larger guilds. `allianceOf` assigns guilds to them. */
export function demoAlliances(): AllianceEntity[] {
  return readLines('people/alliance-names').map((name, index) => ({ id: index + 1, name }));
}

function allianceOf(place: number): number {
  const alliance = (place % ALLIANCE_STEP) + 1;
  const isLarge = place < ALLIANCE_GUILDS * ALLIANCE_STEP;
  return isLarge && alliance <= readLines('people/alliance-names').length ? alliance : 0;
}

const TITLES = [
  'masterTitle',
  'juniorMasterTitle',
  'memberTitle',
  'juniorMemberTitle',
  'newcomerTitle',
] as const;

/** Guilds with their members: a few large ones, many small ones, and some with a single last member. */
export function demoGuilds(characters: readonly CharacterEntity[], random: DemoRandom): GuildEntity[] {
  const free = random.sample(
    characters.filter(
      ({ level, gmLevel }) => level >= 18 && gmLevel === 0 && random.chance(0.3 + level / 220),
    ),
    characters.length,
  );
  const texts = {
    titles: readTable('people/guild-titles', TITLES),
    // Some guilds have no notice.
    notices: [...readLines('people/guild-notices'), null, null],
  };
  return readLines('people/guild-names').map((name, index) => {
    const size = Math.max(1, Math.round(94 * 0.945 ** index * (0.75 + random.fraction() * 0.4)));
    return createGuild({ id: index + 1, name, members: free.splice(0, size) }, texts, random);
  });
}

function createGuild(
  { id, name, members }: { id: number; name: string; members: CharacterEntity[] },
  texts: { titles: readonly Record<(typeof TITLES)[number], string>[]; notices: readonly (string | null)[] },
  random: DemoRandom,
): GuildEntity {
  members.sort((a, b) => b.level - a.level || a.id - b.id);
  // The master is one of the three strongest members.
  const [master] = random.sample(members.slice(0, 3), 1);
  members.forEach((member, index) => {
    member.guildId = id;
    member.guildRank = index <= members.length / 12 ? 2 : random.between(3, 5);
  });
  if (master) master.guildRank = 1;
  const titles = random.pick(texts.titles);
  return {
    id,
    leaderId: master?.id ?? 0,
    ...emblemOf(id),
    allianceId: allianceOf(id - 1),
    points: Math.round(members.length * random.between(20, 900)),
    name,
    capacity: CAPACITIES.find((capacity) => capacity >= members.length) ?? 100,
    ...titles,
    notice: random.pick(texts.notices),
  };
}

/** Every fifth guild has no emblem yet. */
function emblemOf(id: number): Pick<GuildEntity, 'mark' | 'markColor' | 'background' | 'backgroundColor'> {
  if (id % 5 === 0) return { mark: 0, markColor: 0, background: 0, backgroundColor: 0 };
  const colorOf = (step: number) => ((id * step) % 16) + 1;
  return {
    mark: 1000 * (2 + (id % 4)) + (id % 10),
    markColor: colorOf(5),
    background: 1000 + (id % 9),
    backgroundColor: colorOf(7),
  };
}
