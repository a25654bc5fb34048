import { buildNameTree } from './build-name-tree.js';
import type { NameTree } from './name-tree.js';
import { RankBlocks } from './rank-blocks.js';
import { splitOrders } from './rank-splits.js';
import type { RankSplits } from './rank-splits.js';
import type { RankTables } from './rank-tables.js';

/** A ranking with all that answers take from it. */
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
