import { Injectable } from '@nestjs/common';
import { daysBetween } from '@portico/domain';
import type { GroupSort } from '@portico/domain';
import { CatalogService } from '../../catalog/index.js';
import { PorticoConfig } from '../../platform/config/index.js';
import { AppError } from '../../platform/errors/index.js';
import { rankingPagination } from '../../platform/http/index.js';
import { mapNamesOf, RankBoardService, RankingsRepository } from '../rankings/index.js';
import { achievementsOf } from './group-achievements.js';
import type { GroupDetailDto, GroupRankingsDto } from './groups.dto.js';
import { toGroup, toMembers, toRankedGroups } from './groups.mapper.js';
import { GroupsRepository } from './groups.repository.js';

/** What a group's own page ranks it by. */
const PAGE_SORT: GroupSort = 'average_level';

@Injectable()
export class GroupsService {
  constructor(
    private readonly boards: RankBoardService,
    private readonly groups: GroupsRepository,
    private readonly players: RankingsRepository,
    private readonly catalogs: CatalogService,
    private readonly config: PorticoConfig,
  ) {}

  async list(query: { page: number; limit: number; sort: GroupSort }): Promise<GroupRankingsDto> {
    const { board, asOf } = await this.boards.current();
    const { total, places } = board.groups(query.sort, query.page, query.limit);
    const ids = places.map(({ id }) => id);
    const [groups, members] = await Promise.all([this.groups.findGroups(ids), this.groups.findMembers(ids)]);
    return {
      groups: toRankedGroups(places, groups, members, this.daysSince(Date.now())),
      pagination: rankingPagination(query.page, query.limit, total),
      ranksAsOf: asOf,
    };
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
