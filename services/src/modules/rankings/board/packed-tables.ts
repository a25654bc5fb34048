import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { GROUP_SORTS, GUILD_SORTS, PLAYER_SORTS } from '@portico/domain';
import { recordOf } from '../../../platform/collections/index.js';
import type { GuildTables, RankTables } from '../tables/rank-tables.js';

/** Increase it with every change of the packed data, the lists of sorts included. A process ignores packings of another format. */
export const PACKING_FORMAT = 2;

const COMPRESSION_LEVEL = 3;
const INT_BYTES = 4;

interface Header {
  rows: number;
  groups: number;
  guilds: number;
  members: number;
  guildNameBytes: number;
  stride: number;
  isLatin1: boolean;
}

/** Packs all tables and compresses them: a line of JSON, then one column after the other, ids as differences. */
export function packTables(tables: RankTables): Uint8Array {
  const { ids, modes, classes, names, orders, groupIds, groupOrders, guilds } = tables;
  const guildNames = Buffer.from(guilds.names.join('\n'));
  const header: Header = {
    rows: ids.length,
    groups: groupIds.length,
    guilds: guilds.ids.length,
    members: guilds.memberRows.length,
    guildNameBytes: guildNames.length,
    stride: names.stride,
    isLatin1: names.isLatin1,
  };
  const columns = [
    Buffer.from(`${JSON.stringify(header)}\n`),
    differences(ids),
    ...PLAYER_SORTS.map((sort) => orders[sort]),
    differences(groupIds),
    ...GROUP_SORTS.map((sort) => groupOrders[sort]),
    differences(guilds.ids),
    guilds.points,
    guilds.members,
    guilds.totalLevels,
    guilds.bestLevels,
    ...GUILD_SORTS.map((sort) => guilds.orders[sort]),
    guilds.memberRows,
    guildNames,
    modes,
    classes,
    names.bytes,
  ];
  return deflateRawSync(Buffer.concat(columns.map(bytesOf)), { level: COMPRESSION_LEVEL });
}

/** Reverses `packTables`; throws for anything else. */
export function unpackTables(packed: Uint8Array): RankTables {
  const reader = new ColumnReader(inflateRawSync(packed));
  const { rows, groups, stride, isLatin1 } = reader.header;
  return {
    ids: sums(reader.ints(rows)),
    orders: recordOf(PLAYER_SORTS, () => reader.order(rows)),
    groupIds: sums(reader.ints(groups)),
    groupOrders: recordOf(GROUP_SORTS, () => reader.order(groups)),
    guilds: readGuilds(reader),
    modes: new Uint8Array(reader.bytes(rows)),
    classes: new Uint8Array(reader.bytes(rows)),
    names: { bytes: new Uint8Array(reader.bytes(rows * stride * (isLatin1 ? 1 : 2))), stride, isLatin1 },
  };
}

function readGuilds(reader: ColumnReader): GuildTables {
  const { guilds, members, guildNameBytes } = reader.header;
  return {
    ids: sums(reader.ints(guilds)),
    points: reader.ints(guilds),
    members: reader.ints(guilds),
    totalLevels: reader.ints(guilds),
    bestLevels: reader.ints(guilds),
    orders: recordOf(GUILD_SORTS, () => reader.order(guilds)),
    memberRows: reader.order(members),
    names: guilds === 0 ? [] : Buffer.from(reader.bytes(guildNameBytes)).toString().split('\n'),
  };
}

class ColumnReader {
  readonly header: Header;
  private offset: number;

  constructor(private readonly content: Buffer) {
    const end = content.indexOf('\n');
    this.header = JSON.parse(content.toString('utf8', 0, end)) as Header;
    this.offset = end + 1;
  }

  /** Copies the next bytes, so that columns of integers are aligned. */
  bytes(length: number): ArrayBuffer {
    const end = this.offset + length;
    if (end > this.content.length) throw new RangeError('The packed ranking is cut short');
    const copy = new Uint8Array(length);
    copy.set(this.content.subarray(this.offset, end));
    this.offset = end;
    return copy.buffer;
  }

  ints(count: number): Int32Array {
    return new Int32Array(this.bytes(count * INT_BYTES));
  }

  /** Reads rows or places in their order. */
  order(count: number): Uint32Array {
    return new Uint32Array(this.bytes(count * INT_BYTES));
  }
}

function bytesOf(column: Uint8Array | Int32Array | Uint32Array): Uint8Array {
  return new Uint8Array(column.buffer, column.byteOffset, column.byteLength);
}

function differences(ascending: Int32Array): Int32Array {
  return ascending.map((value, index) => value - (index === 0 ? 0 : Number(ascending[index - 1])));
}

function sums(steps: Int32Array): Int32Array {
  let sum = 0;
  return steps.map((step) => (sum += step));
}
