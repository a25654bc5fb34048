import { IntersectionType, PickType } from '@nestjs/swagger';
import { Integer, Nested, Text } from '../../platform/http/index.js';

export class PlayerStatsDto {
  @Integer({ example: 18_250_000 }) meso: number;
  @Integer({ example: 620 }) str: number;
  @Integer({ example: 85 }) dex: number;
  @Integer({ example: 4 }) int: number;
  @Integer({ example: 4 }) luk: number;
  @Integer({ example: 8400 }) hp: number;
  @Integer({ example: 11_300 }) maxhp: number;
  @Integer({ example: 700 }) mp: number;
  @Integer({ example: 1450 }) maxmp: number;
}

/** Places gained by level among all characters; negative if the rank fell. */
export class RankChangeDto {
  @Integer('Change since yesterday; null if unknown', { nullable: true, example: 2 }) day: number | null;
  @Integer('Change since a week ago; null if unknown', { nullable: true, example: -1 }) week: number | null;
}

export class RankedPlayerDto {
  @Integer({ example: 1204 }) id: number;
  @Text({ example: 'Brannoc' }) name: string;
  @Integer({ example: 157 }) level: number;
  @Integer('EXP since the last level; decides the order of equal levels', { example: 51_200_000 })
  exp: number;
  @Integer("EXP from this level to the next; null at the last level, and if the server's curve is unknown", {
    nullable: true,
    example: 208_000_000,
  })
  expToNext: number | null;

  @Integer('Numeric job code', { example: 112 }) job: number;
  @Integer({ example: 42 }) fame: number;
  @Integer('0 male, otherwise female', { example: 0 }) gender: number;

  @Integer('Null without a guild, or if the server has none', { nullable: true, example: 7 })
  guildId: number | null;

  @Text('Null without a guild, or if the server has none', { nullable: true, example: 'Lanternfall' })
  guildName: string | null;

  @Text('Where the character was last saved; null while the maps of the game are not imported', {
    nullable: true,
    example: null,
  })
  mapName: string | null;

  @Integer('Where the character was last saved', { example: 100000000 }) mapId: number;
  @Integer('0 none, 1 ironman, 2 hardcore, 3 group', { example: 1 }) ironman_mode: number;
  @Integer({ example: 0 }) ironman_deaths: number;
  @Integer('Null outside a group', { nullable: true, example: null }) ironman_group_id: number | null;
  @Integer({ example: 31 }) ironman_bosses_killed: number;
  @Integer('Milliseconds', { example: 43_200_000 }) ironman_playtime: number;

  @Integer('Different cards in the monster book; null if the server has none', {
    nullable: true,
    example: 112,
  })
  total_cards: number | null;

  @Integer('Rank within the requested mode, class and sort; a search does not renumber. Null until ranked', {
    nullable: true,
    example: 3,
  })
  filteredRank: number | null;

  @Integer('Overall rank by the same sort. Null until ranked', { nullable: true, example: 17 })
  actualRank: number | null;

  @Nested(
    () => RankChangeDto,
    'Change of the overall rank by level; null in other rankings and in comparisons, or if unknown',
    {
      nullable: true,
    },
  )
  rankChange: RankChangeDto | null;
}

export class RankNeighbourDto extends PickType(RankedPlayerDto, ['id', 'name', 'level', 'job']) {
  @Integer({ example: 16 }) rank: number;
}

class ComparedPlayerDto extends IntersectionType(RankedPlayerDto, PlayerStatsDto) {}

export class ComparedPlayersDto {
  @Nested(() => [ComparedPlayerDto], 'In the order that was asked for, each once')
  players: ComparedPlayerDto[];
  @Integer('Ids that no visible player has', { isArray: true, example: [] }) unknown: number[];
}

export class PlayerDto extends IntersectionType(RankedPlayerDto, PlayerStatsDto) {
  @Text('Null outside a group', { nullable: true, example: null }) ironman_group_name: string | null;

  @Integer('Rank within its class by level; null outside the classes of the rankings', {
    nullable: true,
    example: 5,
  })
  classRank: number | null;

  @Integer('Rank within its ironman mode by level; null outside the modes', { nullable: true, example: 12 })
  modeRank: number | null;

  @Integer('Overall rank by fame', { nullable: true, example: 240 }) fameRank: number | null;

  @Nested(() => [RankNeighbourDto], 'The two ranks above and below by level, in order; empty while unranked')
  neighbours: RankNeighbourDto[];
}

class RankingPaginationDto {
  @Integer({ example: 1 }) page: number;
  @Integer('The applied limit, at most the maximum', { example: 20 }) limit: number;
  @Integer({ example: 412 }) totalItems: number;
  @Integer({ example: 21 }) totalPages: number;
}

export class RankingPageDto {
  @Nested(() => RankingPaginationDto) pagination: RankingPaginationDto;
  @Integer('Time of the ranking, epoch ms', { example: 1_767_225_600_000 }) ranksAsOf: number;
}

export class RankingsDto extends RankingPageDto {
  @Nested(() => [RankedPlayerDto]) players: RankedPlayerDto[];
}

class GainDto {
  @Integer({ example: 1 }) place: number;
  @Integer('EXP gained, over all levels', { example: 310_400_000 }) gainedExp: number;
  @Integer({ example: 3 }) gainedLevels: number;
}

class GainedPlayerDto extends IntersectionType(RankedPlayerDto, GainDto) {}

export class GainsDto extends RankingPageDto {
  @Integer('Start of the counted gains, epoch ms; null while no day is recorded', {
    nullable: true,
    example: 1_767_225_600_000,
  })
  since: number | null;

  @Nested(() => [GainedPlayerDto], 'Most first') players: GainedPlayerDto[];
}

export class RankPointDto {
  @Text('Day of the point, server calendar', { example: '2026-01-01' }) day: string;
  @Integer('Epoch ms', { example: 1_767_225_600_000 }) at: number;
  @Integer({ example: 157 }) level: number;
  @Integer({ example: 51_200_000 }) exp: number;
  @Integer('Overall rank by level', { example: 17 }) rank: number;
}

export class RankHistoryDto {
  @Integer({ example: 1204 }) id: number;

  @Integer('Start of the period, epoch ms; for `all`, the first point', { example: 1_759_449_600_000 })
  from: number;

  @Integer('End of the period: the current hour, epoch ms', { example: 1_767_225_600_000 }) to: number;
  @Text('First requested day, server calendar', { example: '2025-10-03' }) fromDay: string;
  @Text('Current day of the server', { example: '2026-01-01' }) toDay: string;

  @Nested(
    () => [RankPointDto],
    'Oldest first, one per day and about 400 in total; the last is the current one',
  )
  points: RankPointDto[];
}
