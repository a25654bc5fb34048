import { Injectable } from '@nestjs/common';
import { challengeOf, CLASS_SLUGS, jobName, MAX_COMPARED, MINUTE_MS, sortsOfMode } from '@portico/domain';
import type { ClassSlug, CsvCell, PlayerSort, RankingMode } from '@portico/domain';
import { pick } from '../../platform/collections/index.js';
import { AppError, invalidField } from '../../platform/errors/index.js';
import { csvOf, pageOfPlace, rankingPagination } from '../../platform/http/index.js';
import { RankBoardService } from './board/rank-board.service.js';
import { type RankChange, RankChanges } from './daily/rank-changes.js';
import type { ComparedPlayersDto, PlayerDto, RankedPlayerDto, RankingsDto } from './rankings.dto.js';
import { PlayerDetailsRepository, STAT_NAMES } from './player-details.repository.js';
import { RankedPlayers } from './ranked-players.js';

export const ALL = 'all';

/** A call with this parameter counts as a search. */
export const SEARCH_PARAMETER = 'search';

export const RANKINGS_PAGE = { default: 20, max: 100 } as const;

export const RANKING_CLASSES = [ALL, ...CLASS_SLUGS] as const;

export type RankingClass = typeof ALL | ClassSlug;

interface RankingsQuery {
  page: number;
  limit: number;
  rank?: number | undefined;
  mode: RankingMode;
  job: RankingClass;
  sort: PlayerSort;
  search: string;
}

/** Changes are known only for the ranking of all characters by level. */
const NO_CHANGES: ReadonlyMap<number, RankChange> = new Map();

const NEIGHBOURS_EACH_WAY = 2;

@Injectable()
export class RankingsService {
  constructor(
    private readonly boards: RankBoardService,
    private readonly repository: PlayerDetailsRepository,
    private readonly changes: RankChanges,
    private readonly players: RankedPlayers,
  ) {}

  async list(query: RankingsQuery): Promise<RankingsDto> {
    const { mode, job, sort, search, limit, rank } = query;
    const sorts = sortsOfMode(mode);
    if (!sorts.includes(sort))
      throw invalidField('sort', 'choice', `Must be one of ${sorts.join(', ')} where mode is ${mode}`);
    // A search keeps the ranks of the full list, so none of its pages can be found by a rank.
    if (rank !== undefined && search !== '')
      throw invalidField('rank', 'alone', 'Must not be given with a search');
    const { board, asOf } = await this.boards.current();
    const filter = { mode: mode === ALL ? undefined : mode, slug: job === ALL ? undefined : job };
    const pageAt = (page: number) => board.page({ ...filter, sort, term: search, page, limit });
    const page = rank === undefined ? query.page : pageOfPlace(rank, limit, pageAt(1).total);
    const { total, places } = pageAt(page);
    // A board that is replaced while the database answers may be released.
    const rows = places.map(({ row, filteredRank, actualRank }) => {
      return { player: board.playerAt(row), filteredRank, actualRank };
    });
    const isOfEverybody = mode === ALL && job === ALL && sort === 'level';
    const changes = isOfEverybody
      ? await this.changes.find(new Map(places.map(({ id, actualRank }) => [id, actualRank])))
      : NO_CHANGES;
    return {
      players: rows.map(({ player, filteredRank, actualRank }) =>
        this.players.toDto(player, {
          filteredRank,
          actualRank,
          rankChange: changes.get(player.id) ?? null,
        }),
      ),
      pagination: rankingPagination(page, limit, total),
      ranksAsOf: asOf,
    };
  }

  async csv(query: RankingsQuery): Promise<string> {
    const { players } = await this.list(query);
    return csvOf(CSV_COLUMNS, players);
  }

  async compare(ids: readonly number[]): Promise<ComparedPlayersDto> {
    const details = await this.repository.findDetails(ids);
    const { board } = await this.boards.current();
    const rows = new Map(details.map((row) => [row.id, row]));
    const known = ids.flatMap((id) => rows.get(id) ?? []).slice(0, MAX_COMPARED);
    return {
      players: known.map((row) => {
        const rank = board.ranksOf(row.id)?.level ?? null;
        const ranks = { filteredRank: rank, actualRank: rank, rankChange: null };
        return { ...this.players.toDto(row, ranks), ...pick(row, STAT_NAMES) };
      }),
      unknown: ids.filter((id) => !rows.has(id)),
    };
  }

  async player(id: number): Promise<PlayerDto> {
    const row = await this.repository.findPlayer(id);
    if (row === undefined) throw new AppError('players.player_not_found');
    const { board } = await this.boards.current();
    const ranks = board.ranksOf(id);
    const changes = ranks === undefined ? NO_CHANGES : await this.changes.find(new Map([[id, ranks.level]]));
    const filteredRank = ranks?.level ?? null;
    const places = { filteredRank, actualRank: filteredRank, rankChange: changes.get(id) ?? null };
    return {
      ...this.players.toDto(row, places),
      ...pick(row, [...STAT_NAMES, 'ironman_group_name']),
      classRank: ranks?.classRank ?? null,
      modeRank: ranks?.modeRank ?? null,
      fameRank: ranks?.fame ?? null,
      neighbours: board.around(id, NEIGHBOURS_EACH_WAY).map(({ row: near, rank }) => {
        return { ...pick(board.playerAt(near), ['id', 'name', 'level', 'job']), rank };
      }),
    };
  }
}

const CSV_COLUMNS = {
  rank: ({ filteredRank }) => filteredRank,
  id: ({ id }) => id,
  name: ({ name }) => name,
  level: ({ level }) => level,
  job: ({ job }) => jobName(job),
  fame: ({ fame }) => fame,
  mode: ({ ironman_mode: mode, ironman_deaths: deaths, ironman_group_id: groupId }) =>
    challengeOf({ mode, deaths, groupId }) ?? null,
  boss_kills: ({ ironman_bosses_killed: bosses }) => bosses,
  playtime_minutes: ({ ironman_playtime: playtime }) => Math.floor(playtime / MINUTE_MS),
  cards: ({ total_cards: cards }) => cards,
  location: ({ mapName }) => mapName,
  guild: ({ guildName }) => guildName,
  rank_change_day: ({ rankChange }) => rankChange?.day ?? null,
  rank_change_week: ({ rankChange }) => rankChange?.week ?? null,
} satisfies Record<string, (player: RankedPlayerDto) => CsvCell>;
