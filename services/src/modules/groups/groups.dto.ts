import { ACHIEVEMENT_TIERS, GROUP_ACHIEVEMENTS } from '@portico/domain';
import type { AchievementTier, GroupAchievement } from '@portico/domain';
import { ApiProperty } from '@nestjs/swagger';
import { PlayerStatsDto, RankingPageDto } from '../rankings/index.js';

/** A member as the list of groups names it. */
export class GroupMemberSummaryDto {
  @ApiProperty({ type: 'integer', example: 1204 })
  id: number;

  @ApiProperty({ example: 'Brannoc' })
  name: string;

  @ApiProperty({ type: 'integer', example: 157 })
  level: number;

  @ApiProperty({ type: 'integer', example: 112, description: 'Numeric job code' })
  job: number;

  @ApiProperty({ example: true })
  is_leader: boolean;
}

/** What every view of a group shows. Members that are hidden from the rankings are not counted. */
export class GroupSummaryDto {
  @ApiProperty({ type: 'integer', example: 12 })
  id: number;

  @ApiProperty({ example: 'Tin Lanterns' })
  group_name: string;

  @ApiProperty({ type: 'integer', example: 5, description: 'At most 6' })
  member_count: number;

  @ApiProperty({ type: 'number', example: 104.4, description: 'To two decimals' })
  average_level: number;

  @ApiProperty({ type: 'integer', example: 522 })
  total_level: number;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'Brannoc',
    description: 'Null when the leader is no visible member',
  })
  leader_name: string | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    example: 3,
    description: 'Place by the sort asked for, by average level on the page of a group. Null until ranked',
  })
  groupRank: number | null;
}

/** One line of the list of groups. */
export class RankedGroupDto extends GroupSummaryDto {
  @ApiProperty({ type: [String], example: ['Brannoc', 'Sable'], description: 'Highest level first' })
  member_names: string[];

  @ApiProperty({ type: () => [GroupMemberSummaryDto], description: 'Highest level first' })
  members_detail: GroupMemberSummaryDto[];

  @ApiProperty({ type: 'integer', example: 41, description: "Whole days by the server's calendar" })
  created_days_ago: number;
}

export class GroupRankingsDto extends RankingPageDto {
  @ApiProperty({ type: () => [RankedGroupDto] })
  groups: RankedGroupDto[];
}

/** A group's page. */
export class GroupDto extends GroupSummaryDto {
  @ApiProperty({
    type: 'integer',
    example: 41,
    description: "Whole days since it was founded, by the server's calendar",
  })
  days_active: number;
}

export class GroupMemberDto extends PlayerStatsDto {
  @ApiProperty({ type: 'integer', example: 1204 })
  id: number;

  @ApiProperty({ example: 'Brannoc' })
  name: string;

  @ApiProperty({ type: 'integer', example: 112, description: 'Numeric job code' })
  job: number;

  @ApiProperty({ type: 'integer', example: 157 })
  level: number;

  @ApiProperty({ example: true })
  is_leader: boolean;

  @ApiProperty({ type: 'integer', example: 0 })
  ironman_deaths: number;

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

  @ApiProperty({ type: String, nullable: true, example: null })
  mapName: string | null;

  @ApiProperty({ type: 'integer', example: 42 })
  fame: number;
}

/** What a group has reached of one achievement. Below its first step it is not listed. */
export class GroupAchievementDto {
  @ApiProperty({ enum: GROUP_ACHIEVEMENTS, example: 'total_level' })
  achievement: GroupAchievement;

  @ApiProperty({ enum: ACHIEVEMENT_TIERS, example: 'Epic' })
  tier: AchievementTier;

  @ApiProperty({ type: 'integer', example: 812, description: 'What all members have together' })
  value: number;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    example: 1100,
    description: 'Value that the next tier begins at; null in the highest',
  })
  next_value: number | null;
}

export class GroupDetailDto {
  @ApiProperty({ type: () => GroupDto })
  group: GroupDto;

  @ApiProperty({ type: () => [GroupMemberDto], description: 'The leader first, then by level' })
  members: GroupMemberDto[];

  @ApiProperty({ type: () => [GroupAchievementDto] })
  achievements: GroupAchievementDto[];
}
