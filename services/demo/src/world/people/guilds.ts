import type { CharacterEntity, GuildEntity } from '@portico/services/game';
import { readLines, readRows } from '../shared/data-files.js';
import type { DemoRandom } from '../shared/demo-random.js';

const CAPACITIES = [10, 15, 20, 25, 30, 35, 40, 50, 60, 75, 100];

interface GuildTexts {
  titles: readonly (readonly string[])[];
  notices: readonly (string | null)[];
}

/** Guilds with their members: a few great ones, many small, some that are one last person with a key. */
export function demoGuilds(characters: readonly CharacterEntity[], random: DemoRandom): GuildEntity[] {
  const free = random.sample(
    characters.filter(
      ({ level, gmLevel }) => level >= 18 && gmLevel === 0 && random.chance(0.3 + level / 220),
    ),
    characters.length,
  );
  const texts = {
    titles: readRows('people/guild-titles', 5),
    // Some say nothing.
    notices: [...readLines('people/guild-notices'), null, null],
  };
  return readLines('people/guild-names').map((name, index) => {
    const size = Math.max(1, Math.round(94 * 0.945 ** index * (0.75 + random.fraction() * 0.4)));
    return createGuild({ id: index + 1, name, members: free.splice(0, size) }, texts, random);
  });
}

function createGuild(
  { id, name, members }: { id: number; name: string; members: CharacterEntity[] },
  texts: GuildTexts,
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
  const [
    masterTitle = '',
    juniorMasterTitle = '',
    memberTitle = '',
    juniorMemberTitle = '',
    newcomerTitle = '',
  ] = random.pick(texts.titles);
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
    notice: random.pick(texts.notices),
  };
}
