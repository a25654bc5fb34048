import { PickType } from '@nestjs/swagger';
import { Integer, Nested, Text } from '../../platform/http/index.js';
import { RankedPlayerDto, RankingPageDto } from '../rankings/index.js';

/** The emblem by the game's numbers: a mark on a background. 0 means none. */
export class GuildEmblemDto {
  @Integer({ example: 2003 }) mark: number;
  @Integer({ example: 5 }) markColor: number;
  @Integer({ example: 1009 }) background: number;
  @Integer({ example: 12 }) backgroundColor: number;
}

export class GuildPersonDto extends PickType(RankedPlayerDto, ['id', 'name', 'level', 'job']) {}

/** Data of a guild in every view. Members hidden from the rankings do not count. */
export class RankedGuildDto {
  @Integer({ example: 7 }) id: number;
  @Text({ example: 'Lantern Watch' }) name: string;
  @Integer("Rank by the requested sort, by total level on a guild's page", { example: 3 })
  rank: number;
  @Nested(() => GuildEmblemDto, 'Null if the guild has none', { nullable: true })
  emblem: GuildEmblemDto | null;
  @Integer({ example: 41 }) members: number;
  @Integer("Sum of the members' levels", { example: 3480 }) totalLevel: number;
  @Integer('Guild points (GP)', { example: 12_400 }) points: number;
  @Nested(() => GuildPersonDto, 'Member of the highest level; null if hidden since the ranking', {
    nullable: true,
  })
  best: GuildPersonDto | null;
  @Nested(() => GuildPersonDto, 'Null when the guild master is hidden from the rankings', { nullable: true })
  leader: GuildPersonDto | null;
}

export class GuildRankingsDto extends RankingPageDto {
  @Nested(() => [RankedGuildDto]) guilds: RankedGuildDto[];
}

export class GuildMemberDto extends GuildPersonDto {
  @Integer('1 guild master to 5 newcomer', { example: 3 }) guildRank: number;
}

export class AllianceGuildDto {
  @Integer({ example: 9 }) id: number;
  @Text({ example: 'Second Watch' }) name: string;
}

export class AllianceDto {
  @Text({ example: 'Northern Lights' }) name: string;
  @Nested(() => [AllianceGuildDto], 'The other guilds that have a page, by name') guilds: AllianceGuildDto[];
}

export class GuildDetailDto extends RankedGuildDto {
  @Integer('Maximum number of members', { example: 50 }) capacity: number;
  @Text('Names of its five ranks, guild master first; empty if unnamed', {
    isArray: true,
    example: ['Master', 'Jr. Master', 'Member', 'Member', 'Member'],
  })
  titles: string[];
  @Nested(() => AllianceDto, 'Null without an alliance, or if the server has none', { nullable: true })
  alliance: AllianceDto | null;
  @Nested(() => [GuildMemberDto], 'By rank within the guild, then by level') roster: GuildMemberDto[];
}
