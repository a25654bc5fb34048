import { buildNameTree } from '../names/build-name-tree.js';
import type { NameTree } from '../names/name-tree.js';
import { RankBlocks } from '../tables/rank-blocks.js';
import { type RankSplits, splitOrders } from '../tables/rank-splits.js';
import type { RankTables } from '../tables/rank-tables.js';

export interface PreparedRanks {
  tables: RankTables;
  splits: RankSplits;
  nameTree: NameTree;
}

/** Adds to the tables what can be made of them, so that no request waits for it. `minCommon`: see `buildNameTree`. */
export function prepareRanks(tables: RankTables, minCommon?: number): PreparedRanks {
  const splits = splitOrders(tables);
  const rows = tables.ids.length;
  const blocks = new RankBlocks(rows, splits.level);
  const source = {
    names: tables.names,
    rows,
    blocksOfRows: blocks.ofRows(tables.orders, splits),
    blocks: blocks.count,
  };
  return { tables, splits, nameTree: buildNameTree(source, minCommon) };
}
