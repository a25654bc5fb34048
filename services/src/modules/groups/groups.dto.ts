import { ACHIEVEMENT_TIERS, GROUP_ACHIEVEMENTS } from '@portico/domain';
import type { AchievementTier, GroupAchievement } from '@portico/domain';
import { IntersectionType, PickType } from '@nestjs/swagger';
import { Choice, Decimal, Flag, Integer, Nested, Text } from '../../platform/http/index.js';
import { PlayerStatsDto, RankedPlayerDto, RankingPageDto } from '../rankings/index.js';

export const MEMBER_FIELDS = [
  'id',
  'name',
  'job',
  'level',
  'fame',
  'ironman_deaths',
  'ironman_bosses_killed',
  'ironman_playtime',
  'total_cards',
] as const;

export class GroupMemberSummaryDto extends PickType(RankedPlayerDto, ['id', 'name', 'level', 'job']) {
  @Flag({ example: true }) is_leader: boolean;
}

export class GroupSummaryDto {
  @Integer({ example: 12 }) id: number;
  @Text({ example: 'Tin Lanterns' }) group_name: string;
  @Integer('At most 6', { example: 5 }) member_count: number;
  @Decimal('To two decimals', { example: 104.4 }) average_level: number;
  @Integer({ example: 522 }) total_level: number;

  @Text('Null if the leader is not a visible member', { nullable: true, example: 'Brannoc' })
  leader_name: string | null;

  @Integer("Rank by the requested sort, by average level on a group's page. Null until ranked", {
    nullable: true,
    example: 3,
  })
  groupRank: number | null;
}

export class RankedGroupDto extends GroupSummaryDto {
  @Text('Highest level first', { isArray: true, example: ['Brannoc', 'Sable'] })
  member_names: string[];

  @Nested(() => [GroupMemberSummaryDto], 'Highest level first') members_detail: GroupMemberSummaryDto[];
  @Integer("Whole days by the server's calendar", { example: 41 }) created_days_ago: number;
}

export class GroupRankingsDto extends RankingPageDto {
  @Nested(() => [RankedGroupDto]) groups: RankedGroupDto[];
}

export class GroupDto extends GroupSummaryDto {
  @Integer("Whole days since it was founded, by the server's calendar", { example: 41 }) days_active: number;
}

export class GroupMemberDto extends IntersectionType(
  PlayerStatsDto,
  PickType(RankedPlayerDto, [...MEMBER_FIELDS, 'mapName']),
) {
  @Flag({ example: true }) is_leader: boolean;
}

export class GroupAchievementDto {
  @Choice(GROUP_ACHIEVEMENTS, { example: 'total_level' }) achievement: GroupAchievement;
  @Choice(ACHIEVEMENT_TIERS, { example: 'Epic' }) tier: AchievementTier;
  @Integer('Sum over all members', { example: 812 }) value: number;

  @Integer('Start of the next tier; null in the highest', { nullable: true, example: 1100 })
  next_value: number | null;
}

export class GroupDetailDto {
  @Nested(() => GroupDto) group: GroupDto;
  @Nested(() => [GroupMemberDto], 'The leader first, then by level') members: GroupMemberDto[];
  @Nested(() => [GroupAchievementDto]) achievements: GroupAchievementDto[];
}
