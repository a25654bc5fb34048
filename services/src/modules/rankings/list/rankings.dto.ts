import { ApiProperty, IntersectionType } from '@nestjs/swagger';

/** What a character has and can. */
export class PlayerStatsDto {
  @ApiProperty({ type: 'integer', example: 18_250_000 })
  meso: number;

  @ApiProperty({ type: 'integer', example: 620 })
  str: number;

  @ApiProperty({ type: 'integer', example: 85 })
  dex: number;

  @ApiProperty({ type: 'integer', example: 4 })
  int: number;

  @ApiProperty({ type: 'integer', example: 4 })
  luk: number;

  @ApiProperty({ type: 'integer', example: 8400 })
  hp: number;

  @ApiProperty({ type: 'integer', example: 11_300 })
  maxhp: number;

  @ApiProperty({ type: 'integer', example: 700 })
  mp: number;

  @ApiProperty({ type: 'integer', example: 1450 })
  maxmp: number;
}

/** Places climbed by level among everybody; negative when fallen. */
export class RankChangeDto {
  @ApiProperty({
    type: 'integer',
    nullable: true,
    example: 2,
    description: 'Since yesterday; null when not known',
  })
  day: number | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    example: -1,
    description: 'Since a week ago; null when not known',
  })
  week: number | null;
}

/** One line of the rankings: what the list shows of a character. */
export class RankedPlayerDto {
  @ApiProperty({ type: 'integer', example: 1204 })
  id: number;

  @ApiProperty({ example: 'Brannoc' })
  name: string;

  @ApiProperty({ type: 'integer', example: 157 })
  level: number;

  @ApiProperty({ type: 'integer', example: 112, description: 'Numeric job code' })
  job: number;

  @ApiProperty({ type: 'integer', example: 42 })
  fame: number;

  @ApiProperty({ type: 'integer', example: 0, description: '0 male, otherwise female' })
  gender: number;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'Lanternfall',
    description: 'Null outside a guild, and where the server has none',
  })
  guildName: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: null,
    description: 'Where the character was last saved; null while the maps of the game are not imported',
  })
  mapName: string | null;

  @ApiProperty({ type: 'integer', example: 100000000, description: 'Where the character was last saved' })
  mapId: number;

  @ApiProperty({ type: 'integer', example: 1, description: '0 none, 1 ironman, 2 hardcore, 3 group' })
  ironman_mode: number;

  @ApiProperty({ type: 'integer', example: 0 })
  ironman_deaths: number;

  @ApiProperty({ type: 'integer', nullable: true, example: null, description: 'Null outside a group' })
  ironman_group_id: number | null;

  @ApiProperty({ type: 'integer', example: 31 })
  ironman_bosses_killed: number;

  @ApiProperty({ type: 'integer', example: 43_200_000, description: 'Milliseconds' })
  ironman_playtime: number;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    example: 112,
    description: 'Different cards of the monster book; null where the server keeps none',
  })
  total_cards: number | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    example: 3,
    description:
      'Place under the mode, class and sort asked for; a search does not renumber. Null until ranked',
  })
  filteredRank: number | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    example: 17,
    description: 'Place among everybody by the same sort. Null until ranked',
  })
  actualRank: number | null;

  @ApiProperty({
    type: () => RankChangeDto,
    nullable: true,
    description: 'Of the ranking of everybody by level; null in other rankings, and when nothing is known',
  })
  rankChange: RankChangeDto | null;
}

/** Someone who stands close by in the ranking of everybody by level. */
export class RankNeighbourDto {
  @ApiProperty({ type: 'integer', example: 1205 })
  id: number;

  @ApiProperty({ example: 'Sable' })
  name: string;

  @ApiProperty({ type: 'integer', example: 157 })
  level: number;

  @ApiProperty({ type: 'integer', example: 112, description: 'Numeric job code' })
  job: number;

  @ApiProperty({ type: 'integer', example: 16 })
  rank: number;
}

/** A character's page. Its ranks are by level. */
export class PlayerDto extends IntersectionType(RankedPlayerDto, PlayerStatsDto) {
  @ApiProperty({ type: String, nullable: true, example: null, description: 'Null outside a group' })
  ironman_group_name: string | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    example: 5,
    description: 'Place within its class by level; null outside the classes of the rankings',
  })
  classRank: number | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    example: 12,
    description: 'Place within its ironman mode by level; null outside the modes',
  })
  modeRank: number | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    example: 240,
    description: 'Place among everybody by fame',
  })
  fameRank: number | null;

  @ApiProperty({
    type: () => [RankNeighbourDto],
    description: 'The two above and the two below by level, in rank order; none while not ranked',
  })
  neighbours: RankNeighbourDto[];
}

export class RankingPaginationDto {
  @ApiProperty({ type: 'integer', example: 1 })
  page: number;

  @ApiProperty({
    type: 'integer',
    example: 20,
    description: 'As applied: a larger one is reduced to the maximum',
  })
  limit: number;

  @ApiProperty({ type: 'integer', example: 412 })
  totalItems: number;

  @ApiProperty({ type: 'integer', example: 21 })
  totalPages: number;
}

/** What every page of a ranking has. */
export class RankingPageDto {
  @ApiProperty({ type: () => RankingPaginationDto })
  pagination: RankingPaginationDto;

  @ApiProperty({
    type: 'integer',
    example: 1_767_225_600_000,
    description: 'When the ranks were computed, epoch ms',
  })
  ranksAsOf: number;
}

export class RankingsDto extends RankingPageDto {
  @ApiProperty({ type: () => [RankedPlayerDto] })
  players: RankedPlayerDto[];
}
