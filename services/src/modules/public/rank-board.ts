import { setImmediate as nextTurn } from 'node:timers/promises';
import { foldName } from './name-index.js';
import { RankList } from './rank-list.js';
import { orderDescending } from './rank-order.js';

export const RANK_SORTS = ['level', 'fame'] as const;

export type RankSort = (typeof RANK_SORTS)[number];

/** What ranks a character. `classIndex` is its class among the ranking's classes, `NO_CLASS` outside of them. */
export interface RankedCharacter {
  id: number;
  name: string;
  level: number;
  exp: number;
  fame: number;
  classIndex: number;
}

export const NO_CLASS = 255;

export interface RankQuery {
  sort: RankSort;
  /** Undefined for all classes. */
  classIndex?: number;
  /** Part of a name, in any case; empty for everybody. */
  term: string;
  page: number;
  limit: number;
}

/** One place of a page: the character, its rank under the filters, and its rank among everybody by the same sort. */
export interface RankPlace {
  id: number;
  filteredRank: number;
  actualRank: number;
}

export interface RankPage {
  total: number;
  places: RankPlace[];
}

/** Ranks of one character; 1 is the first. `classRank` is null outside the ranking's classes. */
export interface CharacterRanks {
  level: number;
  fame: number;
  classRank: number | null;
}

/**
 * The ranking of all visible characters at one moment, held in typed arrays: a page, a total or the rank of one
 * character costs microseconds at a million characters. It knows ids and names only; what a page shows is read live.
 * Where the characters come from is not its business.
 */
export class RankBoard {
  private constructor(
    private readonly ids: Int32Array,
    private readonly lists: Readonly<Record<RankSort, RankList>>,
  ) {}

  /** Ranks characters that come in ascending order of their ids. Gives way to other work between its steps. */
  static async build(characters: readonly RankedCharacter[]): Promise<RankBoard> {
    const ids = Int32Array.from(characters, (character) => character.id);
    const classes = Uint8Array.from(characters, (character) => character.classIndex);
    const level = Int32Array.from(characters, (character) => character.level);
    const exp = Int32Array.from(characters, (character) => character.exp);
    const fame = Int32Array.from(characters, (character) => character.fame);
    const names = characters.map((character) => foldName(character.name));
    await nextTurn();
    const byLevel = RankList.build(orderDescending(ids.length, [level, exp]), classes, names);
    await nextTurn();
    const byFame = RankList.build(orderDescending(ids.length, [fame, level]), classes, names);
    return new RankBoard(ids, { level: byLevel, fame: byFame });
  }

  get size(): number {
    return this.ids.length;
  }

  page(query: RankQuery): RankPage {
    const list = this.lists[query.sort];
    const positions = list.positions(query.classIndex, query.term);
    const start = (query.page - 1) * query.limit;
    const places = Array.from(positions.subarray(start, start + query.limit), (position) => ({
      id: Number(this.ids[list.rowAt(position)]),
      filteredRank: query.classIndex === undefined ? position + 1 : list.classRankAt(position),
      actualRank: position + 1,
    }));
    return { total: positions.length, places };
  }

  /** Undefined for a character that was not ranked when the board was built. */
  ranksOf(id: number): CharacterRanks | undefined {
    const row = this.rowOf(id);
    if (row === -1) return undefined;
    const position = this.lists.level.positionOf(row);
    return {
      level: position + 1,
      fame: this.lists.fame.positionOf(row) + 1,
      classRank: this.lists.level.classRankAt(position) || null,
    };
  }

  private rowOf(id: number): number {
    let low = 0;
    let high = this.ids.length - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const found = Number(this.ids[middle]);
      if (found === id) return middle;
      if (found < id) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }
}
