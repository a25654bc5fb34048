import { grouped } from '@portico/domain';
import type { IronmanGroup } from '../character-modes/index.js';
import { type MapNames, type PlayerDetailRow, toStats } from '../rankings/index.js';
import type { GroupDto, GroupMemberDto, GroupSummaryDto, RankedGroupDto } from './groups.dto.js';
import type { GroupMemberRow } from './groups.repository.js';

type DaysSince = (at: number) => number;

/** Leaves out groups that lost their row or their last visible member since the board was built. */
export function toRankedGroups(
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

export function toGroup(
  group: IronmanGroup,
  members: readonly GroupMemberRow[],
  rank: number | null,
  daysSince: DaysSince,
): GroupDto {
  return { ...toSummary(group, members, rank), days_active: daysSince(group.createdAt) };
}

/** The leader comes first, then members in the order of `places`. */
export function toMembers(
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
