import { Injectable } from '@nestjs/common';
import { challengeOf, jobName, toCsv, MINUTE_MS } from '@portico/domain';
import { CatalogService } from '../../../catalog/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { pageOfPlace, rankingPagination } from '../../../platform/http/index.js';
import { RankBoardService } from '../board/rank-board.service.js';
import { type RankChange, RankChanges } from '../daily/rank-changes.js';
import { mapNamesOf } from './map-names.js';
import { PlayerRows } from './player-rows.js';
import type { PlayerDto, RankingsDto, RankedPlayerDto } from './rankings.dto.js';
import { toNeighbours, toPlayer, toRankedPlayers } from './rankings.mapper.js';
import { ALL, type RankingsQuery, requirePlaceWithoutSearch, requireSortOfMode } from './rankings.query.js';
import { RankingsRepository } from './rankings.repository.js';

const HEADER = [
  'rank',
  'id',
  'name',
  'level',
  'job',
  'fame',
  'mode',
  'boss_kills',
  'playtime_minutes',
  'cards',
  'location',
  'guild',
  'rank_change_day',
  'rank_change_week',
];

/** Only the ranking of everybody by level is recorded. */
const NO_CHANGES: ReadonlyMap<number, RankChange> = new Map();

const NEIGHBOURS_EACH_WAY = 2;

@Injectable()
export class RankingsService {
  constructor(
    private readonly boards: RankBoardService,
    private readonly rows: PlayerRows,
    private readonly repository: RankingsRepository,
    private readonly changes: RankChanges,
    private readonly catalogs: CatalogService,
  ) {}

  async list(query: RankingsQuery): Promise<RankingsDto> {
    const { mode, job, sort, search, limit, rank } = query;
    requireSortOfMode(sort, mode);
    requirePlaceWithoutSearch(query);
    const { board, asOf } = await this.boards.current();
    const filter = { mode: mode === ALL ? undefined : mode, slug: job === ALL ? undefined : job };
    const pageAt = (page: number) => board.page({ ...filter, sort, term: search, page, limit });
    const page = rank === undefined ? query.page : pageOfPlace(rank, limit, pageAt(1).total);
    const { total, places } = pageAt(page);
    const isOfEverybody = mode === ALL && job === ALL && sort === 'level';
    const [rows, changes] = await Promise.all([
      this.rows.load(places.map((place) => place.id)),
      isOfEverybody
        ? this.changes.find(new Map(places.map(({ id, actualRank }) => [id, actualRank])))
        : NO_CHANGES,
    ]);
    return {
      players: toRankedPlayers(places, rows, changes, mapNamesOf(this.catalogs.current)),
      pagination: rankingPagination(page, limit, total),
      ranksAsOf: asOf,
    };
  }

  async csv(query: RankingsQuery): Promise<string> {
    const { players } = await this.list(query);
    return rankingsCsv(players);
  }

  async player(id: number): Promise<PlayerDto> {
    const row = await this.repository.findPlayer(id);
    if (row === undefined) throw new AppError('players.player_not_found');
    const { board } = await this.boards.current();
    const ranks = board.ranksOf(id);
    const near = board.around(id, NEIGHBOURS_EACH_WAY);
    const [rows, changes] = await Promise.all([
      this.rows.load(near.map((place) => place.id)),
      ranks === undefined ? NO_CHANGES : this.changes.find(new Map([[id, ranks.level]])),
    ]);
    const places = { ranks, rankChange: changes.get(id) ?? null, neighbours: toNeighbours(near, rows) };
    return toPlayer(row, places, mapNamesOf(this.catalogs.current));
  }
}

/** Names of columns and jobs are English, for programs read them too. */
function rankingsCsv(players: readonly RankedPlayerDto[]): string {
  return toCsv(
    HEADER,
    players.map((player) => [
      player.filteredRank,
      player.id,
      player.name,
      player.level,
      jobName(player.job),
      player.fame,
      challengeOf({
        mode: player.ironman_mode,
        deaths: player.ironman_deaths,
        groupId: player.ironman_group_id,
      }) ?? null,
      player.ironman_bosses_killed,
      Math.floor(player.ironman_playtime / MINUTE_MS),
      player.total_cards,
      player.mapName,
      player.guildName,
      player.rankChange?.day ?? null,
      player.rankChange?.week ?? null,
    ]),
  );
}
