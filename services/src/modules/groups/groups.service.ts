import { Injectable } from '@nestjs/common';
import { type CsvCell, daysBetween, grouped, type GroupSort, IRONMAN_MODE } from '@portico/domain';
import { DataSource } from 'typeorm';
import { CatalogService } from '../../catalog/index.js';
import { PorticoConfig } from '../../platform/config/index.js';
import { pick } from '../../platform/collections/index.js';
import { AppError } from '../../platform/errors/index.js';
import { CSV_MAX_ROWS, csvOf, pageOfPlace, rankingPagination } from '../../platform/http/index.js';
import { VisibleCharacters } from '../../game/index.js';
import { mapNamesOf, PlayerDetailsRepository, RankBoardService, STAT_NAMES } from '../rankings/index.js';
import type { MapNames, PlayerDetailRow } from '../rankings/index.js';
import { findGroup, findGroups, groupNames, type IronmanGroup, joinModes } from '../character-modes/index.js';
import { achievementsOf } from './group-achievements.js';
import { MEMBER_FIELDS } from './groups.dto.js';
import type {
  GroupDetailDto,
  GroupMemberDto,
  GroupMemberSummaryDto,
  GroupRankingsDto,
  GroupSummaryDto,
  RankedGroupDto,
} from './groups.dto.js';

type GroupMemberRow = Omit<GroupMemberSummaryDto, 'is_leader'> & { groupId: number };

@Injectable()
export class GroupsRepository {
  constructor(
    private readonly reader: DataSource,
    private readonly visible: VisibleCharacters,
  ) {}

  findGroup = (id: number) => findGroup(this.reader.manager, id);
  findGroups = (ids: readonly number[]) => findGroups(this.reader.manager, ids);
  findNames = () => groupNames(this.reader.manager);

  async findMembers(groupIds: readonly number[]): Promise<GroupMemberRow[]> {
    if (groupIds.length === 0) return [];
    return joinModes(this.visible.selection())
      .select('ironmanGroup.id', 'groupId')
      .addSelect('player.id', 'id')
      .addSelect("COALESCE(player.name, '')", 'name')
      .addSelect('COALESCE(player.level, 0)', 'level')
      .addSelect('COALESCE(player.job, 0)', 'job')
      .andWhere('mode.mode = :group', { group: IRONMAN_MODE.group })
      .andWhere('mode.groupId IN (:...groupIds)', { groupIds })
      .andWhere('ironmanGroup.id IS NOT NULL')
      .orderBy('player.level', 'DESC')
      .addOrderBy('player.exp', 'DESC')
      .addOrderBy('player.id', 'ASC')
      .getRawMany<GroupMemberRow>();
  }
}

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

const PAGE_SORT: GroupSort = 'average_level';

@Injectable()
export class GroupsService {
  constructor(
    private readonly boards: RankBoardService,
    private readonly groups: GroupsRepository,
    private readonly players: PlayerDetailsRepository,
    private readonly catalogs: CatalogService,
    private readonly config: PorticoConfig,
  ) {}

  /** `rank` takes precedence over `wanted`. */
  async list(wanted: number, limit: number, sort: GroupSort, rank?: number): Promise<GroupRankingsDto> {
    const { board, asOf } = await this.boards.current();
    const page = rank === undefined ? wanted : pageOfPlace(rank, limit, board.groups(sort, 1, 1).total);
    const { total, places } = board.groups(sort, page, limit);
    const ids = places.map(({ id }) => id);
    const [groups, members] = await Promise.all([this.groups.findGroups(ids), this.groups.findMembers(ids)]);
    const groupsById = new Map(groups.map((group) => [group.id, group]));
    const membersByGroup = grouped(members, ({ groupId }) => groupId);
    return {
      // Groups that lost their row or their last visible member since the board was built are left out.
      groups: places.flatMap(({ id, rank: groupRank }) => {
        const group = groupsById.get(id);
        const own = membersByGroup.get(id);
        return group && own ? [this.toRankedGroup(group, own, groupRank)] : [];
      }),
      pagination: rankingPagination(page, limit, total),
      ranksAsOf: asOf,
    };
  }

  async csv(sort: GroupSort): Promise<string> {
    const { groups } = await this.list(1, CSV_MAX_ROWS, sort);
    return csvOf(CSV_COLUMNS, groups);
  }

  async group(id: number): Promise<GroupDetailDto> {
    const group = await this.groups.findGroup(id);
    if (group === null) throw new AppError('players.group_not_found');
    const places = await this.groups.findMembers([id]);
    const rows = await this.players.findDetails(places.map((member) => member.id));
    const { board } = await this.boards.current();
    const members = toMembers(group, places, rows, mapNamesOf(this.catalogs.current));
    const summary = toSummary(group, places, board.groupRank(PAGE_SORT, id));
    return {
      group: { ...summary, days_active: this.daysSince(group.createdAt) },
      members,
      achievements: achievementsOf(members, this.config.server.achievements),
    };
  }

  private toRankedGroup(
    group: IronmanGroup,
    members: readonly GroupMemberRow[],
    rank: number,
  ): RankedGroupDto {
    return {
      ...toSummary(group, members, rank),
      member_names: members.map(({ name }) => name),
      members_detail: members.map(({ groupId: _groupId, ...shown }) => ({
        ...shown,
        is_leader: shown.id === group.leaderCharacterId,
      })),
      created_days_ago: this.daysSince(group.createdAt),
    };
  }

  private daysSince(at: number): number {
    return Math.max(0, daysBetween(at, Date.now(), this.config.public.time.zone));
  }
}

function toMembers(
  group: IronmanGroup,
  places: readonly { id: number }[],
  rows: readonly PlayerDetailRow[],
  mapName: MapNames,
): GroupMemberDto[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const members = places.flatMap(({ id }) => {
    const row = byId.get(id);
    if (row === undefined) return [];
    const isLeader = id === group.leaderCharacterId;
    return [
      { ...pick(row, [...STAT_NAMES, ...MEMBER_FIELDS]), is_leader: isLeader, mapName: mapName(row.mapId) },
    ];
  });
  return members.toSorted((one, other) => Number(other.is_leader) - Number(one.is_leader));
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
