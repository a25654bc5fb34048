import { toCsv } from '@portico/domain';
import type { RankedGuildDto } from './guilds.dto.js';

const HEADER = [
  'rank',
  'id',
  'name',
  'members',
  'total_level',
  'best_member',
  'best_level',
  'points',
  'leader',
];

/** Names of columns are English, for programs read them too. */
export function guildsCsv(guilds: readonly RankedGuildDto[]): string {
  return toCsv(
    HEADER,
    guilds.map((guild) => [
      guild.rank,
      guild.id,
      guild.name,
      guild.members,
      guild.totalLevel,
      guild.best?.name ?? null,
      guild.best?.level ?? null,
      guild.points,
      guild.leader?.name ?? null,
    ]),
  );
}
