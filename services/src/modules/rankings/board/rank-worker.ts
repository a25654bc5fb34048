import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { type GroupSort, IRONMAN_MODE } from '@portico/domain';
import { orderDescending, recordOf } from '../../../platform/collections/index.js';
import { type DayPart, packDay, type RankStandings } from '../daily/packed-day.js';
import { type Column, joinColumns, sortKeys } from '../tables/columns.js';
import { buildNameTree } from '../names/build-name-tree.js';
import { buildNameTable } from '../tables/name-table.js';
import { foldName, type NameTree } from '../names/name-tree.js';
import { spellingOf } from '../tables/written-names.js';
import {
  keysOf,
  type RankChunk,
  type RankKeys,
  SHOWN_FIELDS,
  type ShownColumns,
} from '../tables/rank-chunk.js';
import { RankBlocks } from '../tables/rank-list.js';
import { guildNumbersOf, rankGuilds, splitOrders } from '../tables/rank-tables.js';
import type { GuildRows, RankSplits, RankTables } from '../tables/rank-tables.js';
import { packTables, unpackTables } from './packed-tables.js';

/** Factor for the digits of an average level. They are enough to tell averages of small groups apart. */
const AVERAGE_SCALE = 1_000_000;

export interface RankSource {
  chunks: RankChunk[];
  guilds: GuildRows;
}

/** Empties `chunks`, because together with their tables they would take twice the memory. */
export function rankAll({ chunks, guilds }: RankSource): { tables: RankTables; standings: RankStandings } {
  const ids = Int32Array.from(joinColumns(chunks.map((chunk) => chunk.ids)));
  const guildIds = joinColumns(chunks.map((chunk) => chunk.guildIds));
  const shown = recordOf(SHOWN_FIELDS, (field) => joinColumns(chunks.map((chunk) => chunk.shown[field])));
  const texts = chunks.filter((chunk) => chunk.ids.length > 0).map((chunk) => chunk.names);
  chunks.length = 0;
  const folded = texts.map(foldName);
  const { level, exp, fame, bosses, playtimeMs } = shown;
  const order = (...keys: Column[]) => orderDescending(ids.length, keys.flatMap(sortKeys));
  const orders = {
    level: order(level, exp),
    fame: order(fame, level),
    bosses: order(bosses),
    playtime: order(playtimeMs),
  };
  const tables = {
    ids,
    shown,
    names: buildNameTable(folded),
    spelling: spellingOf(texts, folded),
    orders,
    ...rankGroups(shown),
    guilds: rankGuilds(guilds, { guildIds, levels: level, order: orders.level }),
  };
  return { tables, standings: { ids, levels: level, exps: exp, order: orders.level } };
}

function rankGroups({ groupId, mode, level }: ShownColumns): {
  groupIds: Int32Array;
  groupOrders: Record<GroupSort, Uint32Array>;
} {
  const found = new Map<number, { total: number; members: number }>();
  groupId.forEach((group, row) => {
    if (group === 0 || mode[row] !== IRONMAN_MODE.group) return;
    const sum = found.get(group) ?? { total: 0, members: 0 };
    sum.total += Number(level[row]);
    sum.members += 1;
    found.set(group, sum);
  });
  const groupIds = Int32Array.from(found.keys()).sort();
  const sums = Array.from(groupIds, (id) => found.get(id) ?? { total: 0, members: 1 });
  const totals = Int32Array.from(sums, ({ total }) => total);
  const members = Int32Array.from(sums, (sum) => sum.members);
  const averages = Int32Array.from(sums, (sum) => Math.round((sum.total / sum.members) * AVERAGE_SCALE));
  const order = (keys: readonly Int32Array[]) => orderDescending(groupIds.length, keys);
  return {
    groupIds,
    groupOrders: {
      average_level: order([averages, totals]),
      total_level: order([totals, averages]),
      member_count: order([members, totals]),
    },
  };
}

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

export interface RankOrder {
  packed: boolean;
  day: boolean;
}

interface FinishedRanks {
  ranks: PreparedRanks;
  packed?: Uint8Array;
  day?: DayPart[];
}

export function completeBuild({ packed, day, ...source }: RankSource & RankOrder): FinishedRanks {
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

  async rank(source: RankSource, order: RankOrder): Promise<FinishedRanks> {
    const work = { ...source, ...order };
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
