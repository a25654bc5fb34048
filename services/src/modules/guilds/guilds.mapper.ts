import type { GuildEntity } from '../../game/index.js';
import type { GuildPlace, PlayerRow } from '../rankings/index.js';
import type { GuildEmblemDto, GuildMemberDto, GuildPersonDto, RankedGuildDto } from './guilds.dto.js';
import type { GuildMemberRow } from './guilds.repository.js';

export function toRankedGuild(
  place: GuildPlace,
  guild: GuildEntity,
  people: ReadonlyMap<number, PlayerRow>,
): RankedGuildDto {
  return {
    id: place.id,
    name: guild.name,
    rank: place.rank,
    emblem: toEmblem(guild),
    members: place.members,
    totalLevel: place.totalLevel,
    points: place.points,
    best: toPerson(people.get(place.bestMember)),
    leader: toPerson(people.get(guild.leaderId)),
  };
}

/** Titles of the five ranks, of the guild master first. */
export function titlesOf(guild: GuildEntity): string[] {
  const { masterTitle, juniorMasterTitle, memberTitle, juniorMemberTitle, newcomerTitle } = guild;
  return [masterTitle, juniorMasterTitle, memberTitle, juniorMemberTitle, newcomerTitle].map(
    (title) => title ?? '',
  );
}

/** Sorts by rank within the guild, then in the order of `ids`. */
export function toRoster(rows: readonly GuildMemberRow[], ids: readonly number[]): GuildMemberDto[] {
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = ({ id }: GuildMemberRow) => places.get(id) ?? 0;
  return rows.toSorted((one, other) => one.guildRank - other.guildRank || placeOf(one) - placeOf(other));
}

function toEmblem({ mark, markColor, background, backgroundColor }: GuildEntity): GuildEmblemDto | null {
  return mark === 0 && background === 0 ? null : { mark, markColor, background, backgroundColor };
}

function toPerson(row: PlayerRow | undefined): GuildPersonDto | null {
  return row === undefined ? null : { id: row.id, name: row.name, level: row.level, job: row.job };
}
