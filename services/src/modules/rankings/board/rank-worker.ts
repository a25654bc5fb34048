import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { type DayPart, packDay } from '../daily/packed-day.js';
import type { Column } from '../tables/columns.js';
import { buildNameTree } from '../names/build-name-tree.js';
import type { NameTree } from '../names/name-tree.js';
import { keysOf, type RankKeys } from '../tables/rank-chunk.js';
import { RankBlocks } from '../tables/rank-list.js';
import { guildNumbersOf, splitOrders } from '../tables/rank-tables.js';
import type { RankSplits, RankTables } from '../tables/rank-tables.js';
import { packTables, unpackTables } from './packed-tables.js';
import { rankAll, type RankSource } from './rank-order.js';

export interface PreparedRanks {
  tables: RankTables;
  keys: RankKeys;
  guildNumbers: Column;
  splits: RankSplits;
  nameTree: NameTree;
}

/** Adds the derived tables, so that no request waits for them. `minCommon`: see `buildNameTree`. */
export function prepareRanks(tables: RankTables, minCommon?: number): PreparedRanks {
  const keys = keysOf(tables.shown);
  const splits = splitOrders(tables.orders, keys);
  const rows = tables.ids.length;
  const blocks = new RankBlocks(rows, splits.level);
  const source = {
    names: tables.names,
    rows,
    blocksOfRows: blocks.ofRows(tables.orders, splits),
    blocks: blocks.count,
  };
  const guildNumbers = guildNumbersOf(tables.guilds, rows);
  return { tables, keys, guildNumbers, splits, nameTree: buildNameTree(source, minCommon) };
}

/** Results that a build returns beside the ranks. */
export interface RankExtras {
  packed: boolean;
  day: boolean;
}

interface FinishedRanks {
  ranks: PreparedRanks;
  packed?: Uint8Array;
  day?: DayPart[];
}

export function completeBuild({ packed, day, ...source }: RankSource & RankExtras): FinishedRanks {
  const { tables, standings } = rankAll(source);
  return {
    packed: packed ? packTables(tables) : undefined,
    day: day ? packDay(standings) : undefined,
    ranks: prepareRanks(tables),
  };
}

export function unpackRanks(packed: Uint8Array): PreparedRanks {
  return prepareRanks(unpackTables(packed));
}

export function transferablesOf(message: object): ArrayBuffer[] {
  const buffers = new Set<ArrayBuffer>();
  for (const value of Object.values(message)) {
    if (ArrayBuffer.isView(value)) {
      if (value.buffer instanceof ArrayBuffer && value.byteLength === value.buffer.byteLength)
        buffers.add(value.buffer);
    } else if (typeof value === 'object' && value !== null) {
      for (const buffer of transferablesOf(value)) buffers.add(buffer);
    }
  }
  return [...buffers];
}

/** Frees the buffers of a message without waiting for the garbage collection. Readers that still hold them find them empty. */
export function freeBuffers(message: object): void {
  const { port1 } = new MessageChannel();
  port1.postMessage(undefined, transferablesOf(message));
  port1.close();
}

const THREAD = new URL('./rank-thread.js', import.meta.url);

/** Works in a thread, so that requests are answered meanwhile. If the sources run without a build, it works in the main thread. */
export class RankWorker {
  private readonly thread: string | undefined;

  constructor(program: URL = THREAD) {
    this.thread = existsSync(fileURLToPath(program)) ? program.href : undefined;
  }

  async rank(source: RankSource, extras: RankExtras): Promise<FinishedRanks> {
    const work = { ...source, ...extras };
    if (this.thread === undefined) return completeBuild(work);
    return runIn<FinishedRanks>(this.thread, 'rank', work);
  }

  /** The bytes may move to the thread: callers no longer have them then. */
  async unpack(packed: Uint8Array): Promise<PreparedRanks> {
    if (this.thread === undefined) return unpackRanks(packed);
    return runIn<PreparedRanks>(this.thread, 'unpack', { packed });
  }
}

/** Starts a thread for each task, so that no memory stays in use afterward. */
async function runIn<T>(filename: string, name: string, work: object): Promise<T> {
  const pool = new Piscina<object, T>({ filename, maxThreads: 1, concurrentTasksPerWorker: 1 });
  // The pool tells only failures of a thread without a task here; without a listener one would end the process.
  pool.on('error', () => undefined);
  try {
    return await pool.run(work, { name, transferList: transferablesOf(work) });
  } finally {
    await pool.destroy();
  }
}
