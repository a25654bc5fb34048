import { Injectable } from '@nestjs/common';
import {
  ACHIEVEMENT_TIERS,
  type CsvCell,
  daysBetween,
  GROUP_ACHIEVEMENTS,
  type GroupAchievement,
  grouped,
  type GroupSort,
} from '@portico/domain';
import { CatalogService } from '../../catalog/index.js';
import { PorticoConfig, type ServerSettings } from '../../platform/config/index.js';
import { AppError } from '../../platform/errors/index.js';
import { CSV_MAX_ROWS, csvOf, pageOfPlace, rankingPagination } from '../../platform/http/index.js';
import {
  type MapNames,
  mapNamesOf,
  type PlayerDetailRow,
  PlayerDetailsRepository,
  RankBoardService,
  toStats,
} from '../rankings/index.js';
import type { IronmanGroup } from '../character-modes/index.js';
import type {
  GroupAchievementDto,
  GroupDetailDto,
  GroupDto,
  GroupMemberDto,
  GroupRankingsDto,
  GroupSummaryDto,
  RankedGroupDto,
} from './groups.dto.js';
import { type GroupMemberRow, GroupsRepository } from './groups.repository.js';

const CSV_COLUMNS = {
  rank: ({ groupRank }) => groupRank,
  id: ({ id }) => id,
  name: ({ group_name: name }) => name,
  members: ({ member_count: count }) => count,
  member_names: ({ member_names: names }) => names.join(', '),
  average_level: ({ average_level: level }) => level,
  total_level: ({ total_level: level }) => level,
  leader: ({ leader_name: name }) => name,
  created_days_ago: ({ created_days_ago: days }) => days,
} satisfies Record<string, (group: RankedGroupDto) => CsvCell>;

type AchievementSteps = ServerSettings['achievements'];

const SETTING_OF = {
  total_level: 'totalLevel',
  boss_kills: 'bossKills',
  card_collection: 'cardCollection',
} as const satisfies Record<GroupAchievement, keyof AchievementSteps>;

const COUNT_OF: Readonly<Record<GroupAchievement, (member: GroupMemberDto) => number>> = {
  total_level: (member) => member.level,
  boss_kills: (member) => member.ironman_bosses_killed,
  card_collection: (member) => member.total_cards ?? 0,
};

function achievementsOf(members: readonly GroupMemberDto[], steps: AchievementSteps): GroupAchievementDto[] {
  return GROUP_ACHIEVEMENTS.flatMap((achievement) => {
    const value = members.reduce((sum, member) => sum + COUNT_OF[achievement](member), 0);
    const own = steps[SETTING_OF[achievement]];
    const reached = ACHIEVEMENT_TIERS.filter((_, index) => value >= Number(own[index]));
    const tier = reached.at(-1);
    return tier === undefined ? [] : [{ achievement, tier, value, next_value: own[reached.length] ?? null }];
  });
}

const PAGE_SORT: GroupSort = 'average_level';

export interface GroupsQuery {
  page: number;
  limit: number;
  sort: GroupSort;
  rank?: number | undefined;
}

@Injectable()
export class GroupsService {
  constructor(
    private readonly boards: RankBoardService,
    private readonly groups: GroupsRepository,
    private readonly players: PlayerDetailsRepository,
    private readonly catalogs: CatalogService,
    private readonly config: PorticoConfig,
  ) {}

  async list({ sort, limit, rank, ...query }: GroupsQuery): Promise<GroupRankingsDto> {
    const { board, asOf } = await this.boards.current();
    const page = rank === undefined ? query.page : pageOfPlace(rank, limit, board.groups(sort, 1, 1).total);
    const { total, places } = board.groups(sort, page, limit);
    const ids = places.map(({ id }) => id);
    const [groups, members] = await Promise.all([this.groups.findGroups(ids), this.groups.findMembers(ids)]);
    return {
      groups: toRankedGroups(places, groups, members, this.daysSince(Date.now())),
      pagination: rankingPagination(page, limit, total),
      ranksAsOf: asOf,
    };
  }

  async csv(sort: GroupSort): Promise<string> {
    const { groups } = await this.list({ page: 1, limit: CSV_MAX_ROWS, sort });
    return csvOf(CSV_COLUMNS, groups);
  }

  async group(id: number): Promise<GroupDetailDto> {
    const group = await this.groups.findGroup(id);
    if (group === null) throw new AppError('players.group_not_found');
    const places = await this.groups.findMembers([id]);
    const rows = await this.players.findDetails(places.map((member) => member.id));
    const { board } = await this.boards.current();
    const members = toMembers(group, places, rows, mapNamesOf(this.catalogs.current));
    return {
      group: toGroup(group, places, board.groupRank(PAGE_SORT, id), this.daysSince(Date.now())),
      members,
      achievements: achievementsOf(members, this.config.server.achievements),
    };
  }

  private daysSince(now: number): (at: number) => number {
    const { zone } = this.config.public.time;
    return (at) => Math.max(0, daysBetween(at, now, zone));
  }
}

type DaysSince = (at: number) => number;

/** Leaves out groups that lost their row or their last visible member since the board was built. */
function toRankedGroups(
  places: readonly { id: number; rank: number }[],
  groups: readonly IronmanGroup[],
  members: readonly GroupMemberRow[],
  daysSince: DaysSince,
): RankedGroupDto[] {
  const groupsById = new Map(groups.map((group) => [group.id, group]));
  const membersByGroup = grouped(members, ({ groupId }) => groupId);
  return places.flatMap(({ id, rank }) => {
    const group = groupsById.get(id);
    const own = membersByGroup.get(id);
    return group === undefined || own === undefined ? [] : [toRankedGroup(group, own, rank, daysSince)];
  });
}

function toGroup(
  group: IronmanGroup,
  members: readonly GroupMemberRow[],
  rank: number | null,
  daysSince: DaysSince,
): GroupDto {
  return { ...toSummary(group, members, rank), days_active: daysSince(group.createdAt) };
}

/** The leader comes first, then members in the order of `places`. */
function toMembers(
  group: IronmanGroup,
  places: readonly { id: number }[],
  rows: readonly PlayerDetailRow[],
  mapName: MapNames,
): GroupMemberDto[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const members = places.flatMap(({ id }) => {
    const row = byId.get(id);
    return row === undefined ? [] : [toMember(row, id === group.leaderCharacterId, mapName)];
  });
  return [...members.filter((member) => member.is_leader), ...members.filter((member) => !member.is_leader)];
}

function toRankedGroup(
  group: IronmanGroup,
  members: readonly GroupMemberRow[],
  rank: number,
  daysSince: DaysSince,
): RankedGroupDto {
  return {
    ...toSummary(group, members, rank),
    member_names: members.map(({ name }) => name),
    members_detail: members.map((member) => {
      const { groupId: _, ...shown } = member;
      return { ...shown, is_leader: member.id === group.leaderCharacterId };
    }),
    created_days_ago: daysSince(group.createdAt),
  };
}

function toSummary(
  group: IronmanGroup,
  members: readonly GroupMemberRow[],
  rank: number | null,
): GroupSummaryDto {
  const total = members.reduce((sum, { level }) => sum + level, 0);
  return {
    id: group.id,
    group_name: group.name,
    member_count: members.length,
    average_level: members.length === 0 ? 0 : Math.round((total / members.length) * 100) / 100,
    total_level: total,
    leader_name: members.find(({ id }) => id === group.leaderCharacterId)?.name ?? null,
    groupRank: rank,
  };
}

function toMember(row: PlayerDetailRow, isLeader: boolean, mapName: MapNames): GroupMemberDto {
  return {
    id: row.id,
    name: row.name,
    job: row.job,
    level: row.level,
    is_leader: isLeader,
    ironman_deaths: row.ironman_deaths,
    ironman_bosses_killed: row.ironman_bosses_killed,
    ironman_playtime: row.ironman_playtime,
    total_cards: row.total_cards,
    mapName: mapName(row.mapId),
    fame: row.fame,
    ...toStats(row),
  };
}
