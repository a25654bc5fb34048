import { CHALLENGE_MODES, CLASS_SLUGS, type GroupSort, PLAYER_SORTS, type PlayerSort } from '@portico/domain';
import { recordOf } from '../../../platform/collections/index.js';
import { FoundNames, type NameQuery } from '../names/found-names.js';
import { RankBlocks } from '../tables/rank-blocks.js';
import { RankList, searchAscending } from '../tables/rank-list.js';
import type { RankTables } from '../tables/rank-tables.js';
import { GuildBoard } from './guild-board.js';
import type { PreparedRanks } from './rank-work.js';

/** `term` is a part of a name, in any case; empty for everybody. */
export interface RankQuery extends NameQuery {
  page: number;
  limit: number;
}

export interface RankPlace {
  id: number;
  filteredRank: number;
  actualRank: number;
}

export interface RankPage {
  total: number;
  places: RankPlace[];
}

export interface CharacterRanks {
  level: number;
  fame: number;
  /** By level within its class; null outside the ranking's classes. */
  classRank: number | null;
  /** By level within its mode; null for a character of none. */
  modeRank: number | null;
}

export interface GroupPage {
  total: number;
  places: { id: number; rank: number }[];
}

/**
 * The ranking of all visible characters at one moment: a page, a total or the rank of one character costs microseconds at
 * a million characters. It knows ids and names only; what a page shows is read live. Where the characters come from is
 * not its business.
 */
export class RankBoard {
  readonly guilds: GuildBoard;
  private readonly lists: Readonly<Record<PlayerSort, RankList>>;
  private readonly names: FoundNames;
  private readonly tables: RankTables;

  constructor({ tables, splits, nameTree }: PreparedRanks) {
    const { orders, modes, classes } = tables;
    this.tables = tables;
    this.lists = recordOf(PLAYER_SORTS, (sort) => new RankList(orders[sort], modes, classes, splits[sort]));
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
      places.push({ id: this.idAt(list, position), filteredRank: place + 1, actualRank: position + 1 });
    }
    return { total, places };
  }

  /** Undefined for a character that was not ranked when the board was built. */
  ranksOf(id: number): CharacterRanks | undefined {
    const row = searchAscending(this.tables.ids, id);
    if (row === -1) return undefined;
    const { level, fame } = this.lists;
    const position = level.positionOf(row);
    const slug = CLASS_SLUGS[Number(this.tables.classes[row])];
    const mode = CHALLENGE_MODES[Number(this.tables.modes[row])];
    return {
      level: position + 1,
      fame: fame.positionOf(row) + 1,
      classRank: slug === undefined ? null : level.rankAt(position, { slug }),
      modeRank: mode === undefined ? null : level.rankAt(position, { mode }),
    };
  }

  around(id: number, reach: number): { id: number; rank: number }[] {
    const row = searchAscending(this.tables.ids, id);
    if (row === -1) return [];
    const { level } = this.lists;
    const own = level.positionOf(row);
    const first = Math.max(0, own - reach);
    const last = Math.min(this.size - 1, own + reach);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index)
      .filter((position) => position !== own)
      .map((position) => ({ id: this.idAt(level, position), rank: position + 1 }));
  }

  /** The character of this whole name, in any case; undefined where none was ranked when the board was built. */
  idNamed(name: string): number | undefined {
    const row = this.names.rowNamed(name);
    return row === undefined ? undefined : this.tables.ids[row];
  }

  groups(sort: GroupSort, page: number, limit: number): GroupPage {
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

  private searchPage(query: RankQuery, list: RankList, start: number): RankPage {
    const { total, positions } = this.names.page(list, query, start, query.limit);
    const places = Array.from(positions, (position) => ({
      id: this.idAt(list, position),
      filteredRank: list.rankAt(position, query),
      actualRank: position + 1,
    }));
    return { total, places };
  }

  private idAt(list: RankList, position: number): number {
    return Number(this.tables.ids[list.rowAt(position)]);
  }
}
