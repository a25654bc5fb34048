import { LRUCache } from 'lru-cache';
import type { PlayerSort } from '@portico/domain';
import type { RankFilter, RankList, RankBlocks } from '../tables/rank-list.js';
import type { NameTable } from '../tables/name-table.js';
import { foldName, NameSearch, type NameTree } from './name-tree.js';

const CACHE_BYTES = 8 * 1024 * 1024;

export interface NameQuery extends RankFilter {
  sort: PlayerSort;
  term: string;
}

export interface FoundPage {
  total: number;
  positions: Uint32Array;
}

/** Searches names. Results of rare terms are cached for the next page; of common ones, only the blocks of the page are read. */
export class FoundNames {
  private readonly search: NameSearch;
  private readonly cache = new LRUCache<string, Uint32Array>({
    maxSize: CACHE_BYTES,
    sizeCalculation: (positions, key) => positions.byteLength + key.length * 2,
  });

  constructor(
    names: NameTable,
    private readonly tree: NameTree,
    private readonly blocks: RankBlocks,
  ) {
    this.search = new NameSearch(names, tree);
  }

  /** Up to `limit` positions from `start` on, for characters that pass the filter and match the term. */
  page(list: RankList, query: NameQuery, start: number, limit: number): FoundPage {
    const folded = foldName(query.term);
    const key = `${query.sort} ${query.mode} ${query.slug}:${folded}`;
    const known = this.cache.get(key);
    if (known !== undefined) return pageOf(known, start, limit);
    const found = this.search.find(folded);
    if ('node' in found) return this.commonPage(list, query, found, { start, limit });
    const positions = list.positionsOf(list.passing(found.rows, query));
    this.cache.set(key, positions);
    return pageOf(positions, start, limit);
  }

  rowNamed(name: string): number | undefined {
    return this.search.findWhole(foldName(name));
  }

  private commonPage(
    list: RankList,
    query: NameQuery,
    { node, units }: { node: number; units: Uint16Array },
    { start, limit }: { start: number; limit: number },
  ): FoundPage {
    const [firstBlock, endBlock] = this.blocks.range(query.sort, query);
    const offset = node * this.blocks.count;
    let total = 0;
    let before = 0;
    let blocksBefore = 0;
    for (let block = firstBlock; block < endBlock; block++) {
      total += Number(this.tree.blockCounts[offset + block]);
      if (total > start) continue;
      before = total;
      blocksBefore += 1;
    }
    const found = new Uint32Array(Math.max(0, Math.min(limit, total - start)));
    const filtered = list.filtered(query);
    const end = filtered?.length ?? list.length;
    let count = before - start;
    for (let place = blocksBefore * 2 ** this.blocks.shift; place < end && count < found.length; place++) {
      const position = filtered === undefined ? place : Number(filtered[place]);
      if (!this.search.text.contains(list.rowAt(position), units)) continue;
      if (count >= 0) found[count] = position;
      count += 1;
    }
    return { total, positions: found };
  }
}

function pageOf(positions: Uint32Array, start: number, limit: number): FoundPage {
  return { total: positions.length, positions: positions.subarray(start, start + limit) };
}
