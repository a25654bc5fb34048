import { CHALLENGE_MODES, CLASS_SLUGS, PLAYER_SORTS } from '@portico/domain';
import type { GroupSort, GuildSort, PlayerSort } from '@portico/domain';
import { recordOf } from '../../../platform/collections/index.js';
import { FoundNames, type NameQuery } from '../names/found-names.js';
import { foldName } from '../names/name-tree.js';
import { searchAscending } from '../tables/columns.js';
import { RankBlocks, RankList } from '../tables/rank-list.js';
import type { RankKeys } from '../tables/rank-chunk.js';
import { type PlayerRow, RankRows } from '../tables/rank-rows.js';
import type { GuildTables, RankTables } from '../tables/rank-tables.js';
import { freeBuffers, type PreparedRanks } from './rank-worker.js';

export interface GuildPlace {
  id: number;
  rank: number;
  points: number;
  members: number;
  totalLevel: number;
  /** Id of the member with the highest level. */
  bestMember: number;
}

/** Ranking of all guilds with a visible member, at the moment of its `RankBoard`. */
class GuildBoard {
  private readonly starts: Uint32Array;
  private readonly folded: readonly string[];

  /** `characterIds` are by row. */
  constructor(
    private readonly tables: GuildTables,
    private readonly characterIds: Int32Array,
  ) {
    this.folded = tables.names.map(foldName);
    this.starts = new Uint32Array(tables.members.length);
    for (let place = 1; place < this.starts.length; place++) {
      this.starts[place] = Number(this.starts[place - 1]) + Number(tables.members[place - 1]);
    }
  }

  /** `term` is a part of a name in any case; empty for all guilds. Found guilds keep their rank. */
  page(query: { sort: GuildSort; term: string; page: number; limit: number }): {
    total: number;
    places: GuildPlace[];
  } {
    const start = (query.page - 1) * query.limit;
    const ranked = this.found(query.sort, query.term);
    const places = ranked.slice(start, start + query.limit);
    return { total: ranked.length, places: places.map(({ place, rank }) => this.at(place, rank)) };
  }

  /** Undefined for a guild without a visible member when the board was built. */
  find(id: number, sort: GuildSort): GuildPlace | undefined {
    const place = this.placeOf(id);
    return place === -1 ? undefined : this.at(place, this.tables.orders[sort].indexOf(place) + 1);
  }

  has(id: number): boolean {
    return this.placeOf(id) !== -1;
  }

  membersOf(id: number): number[] {
    const place = this.placeOf(id);
    if (place === -1) return [];
    const start = Number(this.starts[place]);
    const rows = this.tables.memberRows.subarray(start, start + Number(this.tables.members[place]));
    return Array.from(rows, (row) => Number(this.characterIds[row]));
  }

  private placeOf(id: number): number {
    return this.tables.hasPages ? searchAscending(this.tables.ids, id) : -1;
  }

  private found(sort: GuildSort, term: string): { place: number; rank: number }[] {
    if (!this.tables.hasPages) return [];
    const wanted = foldName(term);
    const all = Array.from(this.tables.orders[sort], (place, index) => ({ place, rank: index + 1 }));
    return wanted === '' ? all : all.filter(({ place }) => this.folded[place]?.includes(wanted));
  }

  private at(place: number, rank: number): GuildPlace {
    const { ids, points, members, totalLevels, memberRows } = this.tables;
    return {
      id: Number(ids[place]),
      rank,
      points: Number(points[place]),
      members: Number(members[place]),
      totalLevel: Number(totalLevels[place]),
      bestMember: Number(this.characterIds[Number(memberRows[Number(this.starts[place])])]),
    };
  }
}

/** `term` is a part of a name in any case; empty for all characters. */
export interface RankQuery extends NameQuery {
  page: number;
  limit: number;
}

interface RankPlace {
  id: number;
  /** Row in the tables of the board, which `playerAt` takes. */
  row: number;
  filteredRank: number;
  actualRank: number;
}

export interface RankPage {
  total: number;
  places: RankPlace[];
}

/**
 * The ranking of all visible characters at one moment, with the rows of its lists. A page, a total or the rank of one
 * character takes microseconds with a million characters. It does not know where the characters come from.
 */
export class RankBoard {
  readonly guilds: GuildBoard;
  private readonly lists: Readonly<Record<PlayerSort, RankList>>;
  private readonly names: FoundNames;
  private readonly tables: RankTables;
  private readonly keys: RankKeys;
  private readonly rows: RankRows;

  constructor(private readonly prepared: PreparedRanks) {
    const { tables, keys, guildNumbers, splits, nameTree } = prepared;
    this.tables = tables;
    this.keys = keys;
    this.rows = new RankRows(tables, guildNumbers);
    this.lists = recordOf(PLAYER_SORTS, (sort) => new RankList(tables.orders[sort], keys, splits[sort]));
    this.guilds = new GuildBoard(tables.guilds, tables.ids);
    this.names = new FoundNames(tables.names, nameTree, new RankBlocks(tables.ids.length, splits.level));
  }

  get size(): number {
    return this.tables.ids.length;
  }

  page(query: RankQuery): RankPage {
    const list = this.lists[query.sort];
    const start = (query.page - 1) * query.limit;
    if (query.term !== '') return this.searchPage(query, list, start);
    const positions = list.filtered(query);
    const total = positions?.length ?? this.size;
    const places: RankPlace[] = [];
    for (let place = start; place < Math.min(start + query.limit, total); place++) {
      const position = positions === undefined ? place : Number(positions[place]);
      const { id, row } = this.placeAt(list, position);
      places.push({ id, row, filteredRank: place + 1, actualRank: position + 1 });
    }
    return { total, places };
  }

  player(id: number): PlayerRow | undefined {
    const row = searchAscending(this.tables.ids, id);
    return row === -1 ? undefined : this.playerAt(row);
  }

  playerAt(row: number): PlayerRow {
    return this.rows.at(row);
  }

  /** Undefined for a character that was not ranked. Ranks within class and mode are by level, and null outside of both. */
  ranksOf(id: number) {
    const row = searchAscending(this.tables.ids, id);
    if (row === -1) return undefined;
    const { level, fame } = this.lists;
    const position = level.positionOf(row);
    const slug = CLASS_SLUGS[Number(this.keys.classes[row])];
    const mode = CHALLENGE_MODES[Number(this.keys.modes[row])];
    return {
      level: position + 1,
      fame: fame.positionOf(row) + 1,
      classRank: slug === undefined ? null : level.rankAt(position, { slug }),
      modeRank: mode === undefined ? null : level.rankAt(position, { mode }),
    };
  }

  around(id: number, reach: number): { id: number; row: number; rank: number }[] {
    const row = searchAscending(this.tables.ids, id);
    if (row === -1) return [];
    const { level } = this.lists;
    const own = level.positionOf(row);
    const first = Math.max(0, own - reach);
    const last = Math.min(this.size - 1, own + reach);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index)
      .filter((position) => position !== own)
      .map((position) => ({ ...this.placeAt(level, position), rank: position + 1 }));
  }

  /** Finds a character by its whole name in any case; undefined if it was not ranked when the board was built. */
  idNamed(name: string): number | undefined {
    const row = this.names.rowNamed(name);
    return row === undefined ? undefined : this.tables.ids[row];
  }

  groups(sort: GroupSort, page: number, limit: number) {
    const { groupIds, groupOrders } = this.tables;
    const start = (page - 1) * limit;
    const places = Array.from(groupOrders[sort].subarray(start, start + limit), (index, place) => ({
      id: Number(groupIds[index]),
      rank: start + place + 1,
    }));
    return { total: groupIds.length, places };
  }

  hasGroup(id: number): boolean {
    return searchAscending(this.tables.groupIds, id) !== -1;
  }

  /** Null for a group without a visible member when the board was built. */
  groupRank(sort: GroupSort, id: number): number | null {
    const index = searchAscending(this.tables.groupIds, id);
    return index === -1 ? null : this.tables.groupOrders[sort].indexOf(index) + 1;
  }

  /** Frees the memory at once. Otherwise 150 MB for a million characters wait for the next full collection of garbage. */
  release(): void {
    freeBuffers(this.prepared);
  }

  private searchPage(query: RankQuery, list: RankList, start: number): RankPage {
    const { total, positions } = this.names.page(list, query, start, query.limit);
    const places = Array.from(positions, (position) => ({
      ...this.placeAt(list, position),
      filteredRank: list.rankAt(position, query),
      actualRank: position + 1,
    }));
    return { total, places };
  }

  private placeAt(list: RankList, position: number): { id: number; row: number } {
    const row = list.rowAt(position);
    return { id: Number(this.tables.ids[row]), row };
  }
}
