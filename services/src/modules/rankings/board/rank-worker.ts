import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { GroupSort } from '@portico/domain';
import { type DayPart, packDay, type RankStandings } from '../daily/packed-day.js';
import { halvesOf, orderDescending } from '../tables/rank-order.js';
import { buildNameTree } from '../names/build-name-tree.js';
import { buildNameTable, foldName, type NameTree } from '../names/name-tree.js';
import type { RankChunk } from '../tables/rank-chunk.js';
import { RankBlocks } from '../tables/rank-list.js';
import { rankGuilds, splitOrders } from '../tables/rank-tables.js';
import type { GuildRows, RankSplits, RankTables } from '../tables/rank-tables.js';
import { packTables, unpackTables } from './packed-tables.js';

/** Factor for the digits of an average level. They are enough to tell averages of small groups apart. */
const AVERAGE_SCALE = 1_000_000;

export interface RankSource {
  chunks: readonly RankChunk[];
  guilds: GuildRows;
}

export function rankAll({ chunks, guilds }: RankSource): { tables: RankTables; standings: RankStandings } {
  const ints = (columnOf: (chunk: RankChunk) => Int32Array) => joined(Int32Array, chunks.map(columnOf));
  const bytes = (columnOf: (chunk: RankChunk) => Uint8Array) => joined(Uint8Array, chunks.map(columnOf));
  const doubles = (columnOf: (chunk: RankChunk) => Float64Array) =>
    joined(Float64Array, chunks.map(columnOf));
  const ids = ints((chunk) => chunk.ids);
  const levels = ints((chunk) => chunk.levels);
  const exps = doubles((chunk) => chunk.exps);
  const order = (keys: readonly Int32Array[]) => orderDescending(ids.length, keys);
  const orders = {
    level: order([levels, ...halvesOf(exps)]),
    fame: order([...halvesOf(doubles((chunk) => chunk.fames)), levels]),
    bosses: order([ints((chunk) => chunk.bosses)]),
    playtime: order(halvesOf(doubles((chunk) => chunk.playtimes))),
  };
  const names = chunks.flatMap((chunk) => (chunk.ids.length === 0 ? [] : chunk.names.split('\n')));
  const groups = ints((chunk) => chunk.groups);
  const guildIds = ints((chunk) => chunk.guildIds);
  const tables = {
    ids,
    modes: bytes((chunk) => chunk.modes),
    classes: bytes((chunk) => chunk.classes),
    names: buildNameTable(names.map(foldName)),
    orders,
    ...rankGroups(groups, levels),
    guilds: rankGuilds(guilds, { guildIds, levels, order: orders.level }),
  };
  return { tables, standings: { ids, levels, exps, order: orders.level } };
}

/** Ranks groups by their members' levels; 0 is no group. */
function rankGroups(
  groups: Int32Array,
  levels: Int32Array,
): { groupIds: Int32Array; groupOrders: Record<GroupSort, Uint32Array> } {
  const found = new Map<number, { total: number; members: number }>();
  groups.forEach((group, row) => {
    if (group === 0) return;
    const sum = found.get(group) ?? { total: 0, members: 0 };
    sum.total += Number(levels[row]);
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

type Column = Int32Array | Float64Array | Uint8Array;

function joined<T extends Column>(Kind: new (length: number) => T, parts: readonly T[]): T {
  const whole = new Kind(parts.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}

export interface PreparedRanks {
  tables: RankTables;
  splits: RankSplits;
  nameTree: NameTree;
}

/** Adds the derived tables, so that no request waits for them. `minCommon`: see `buildNameTree`. */
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
    ranks: prepareRanks(tables),
    packed: packed ? packTables(tables) : undefined,
    day: day ? packDay(standings) : undefined,
  };
}

export function unpackRanks(packed: Uint8Array): PreparedRanks {
  return prepareRanks(unpackTables(packed));
}

/** Buffers that a message transfers instead of copying them. */
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
