import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { GROUP_SORTS, GUILD_SORTS, PLAYER_SORTS } from '@portico/domain';
import { pick, recordOf } from '../../../platform/collections/index.js';
import type { NameTable } from '../tables/name-table.js';
import { type Column, kindAt, kindOf } from '../tables/columns.js';
import { SHOWN_FIELDS, type ShownField } from '../tables/rank-chunk.js';
import type { GuildTables, RankTables } from '../tables/rank-tables.js';

/** Increase it with every change of the packed data, the lists of sorts included. A process ignores packings of another format. */
export const PACKING_FORMAT = 3;

const COMPRESSION_LEVEL = 3;
const INT_BYTES = 4;

const NAME_HEADER = ['stride', 'isLatin1'] as const;

type NameHeader = Pick<NameTable, (typeof NAME_HEADER)[number]>;

interface Header {
  rows: number;
  groups: number;
  guilds: number;
  members: number;
  guildNameBytes: number;
  hasGuildPages: boolean;
  names: NameHeader;
  oddRows: number;
  oddNames: NameHeader;
  /** Kinds of columns; see `kindOf`. */
  capitals: number;
  shown: Record<ShownField, number>;
  sizes: number[];
}

/** Packs all tables: a line of JSON, then one compressed column after the other, ids as differences. */
export function packTables(tables: RankTables): Uint8Array {
  const { ids, shown, names, spelling, orders, groupIds, groupOrders, guilds } = tables;
  const guildNames = Buffer.from(guilds.names.join('\n'));
  const header: Omit<Header, 'sizes'> = {
    rows: ids.length,
    groups: groupIds.length,
    guilds: guilds.ids.length,
    members: guilds.memberRows.length,
    guildNameBytes: guildNames.length,
    hasGuildPages: guilds.hasPages,
    names: pick(names, NAME_HEADER),
    oddRows: spelling.oddRows.length,
    oddNames: pick(spelling.oddNames, NAME_HEADER),
    capitals: kindOf(spelling.capitals),
    shown: recordOf(SHOWN_FIELDS, (field) => kindOf(shown[field])),
  };
  const columns = [
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
    names.bytes,
    spelling.capitals,
    spelling.oddRows,
    spelling.oddNames.bytes,
    ...SHOWN_FIELDS.map((field) => shown[field]),
  ];
  const parts = columns.map((column) => deflateRawSync(bytesOf(column), { level: COMPRESSION_LEVEL }));
  const sizes = parts.map((part) => part.length);
  return Buffer.concat([Buffer.from(`${JSON.stringify({ ...header, sizes })}\n`), ...parts]);
}

export function unpackTables(packed: Uint8Array): RankTables {
  const reader = new ColumnReader(Buffer.from(packed.buffer, packed.byteOffset, packed.byteLength));
  const { rows, groups, names, oddRows, oddNames, capitals, shown } = reader.header;
  return {
    ids: sums(reader.ints(rows)),
    orders: recordOf(PLAYER_SORTS, () => reader.order(rows)),
    groupIds: sums(reader.ints(groups)),
    groupOrders: recordOf(GROUP_SORTS, () => reader.order(groups)),
    guilds: readGuilds(reader),
    names: reader.names(rows, names),
    spelling: {
      capitals: reader.column(rows, capitals),
      oddRows: reader.order(oddRows),
      oddNames: reader.names(oddRows, oddNames),
    },
    shown: recordOf(SHOWN_FIELDS, (field) => reader.column(rows, shown[field])),
  };
}

function readGuilds(reader: ColumnReader): GuildTables {
  const { guilds, members, guildNameBytes, hasGuildPages } = reader.header;
  return {
    ids: sums(reader.ints(guilds)),
    points: reader.ints(guilds),
    members: reader.ints(guilds),
    totalLevels: reader.ints(guilds),
    bestLevels: reader.ints(guilds),
    orders: recordOf(GUILD_SORTS, () => reader.order(guilds)),
    memberRows: reader.order(members),
    names: reader.texts(guilds, guildNameBytes),
    hasPages: hasGuildPages,
  };
}

class ColumnReader {
  readonly header: Header;
  private offset: number;
  private columns = 0;

  constructor(private readonly content: Buffer) {
    const end = content.indexOf('\n');
    this.header = JSON.parse(content.toString('utf8', 0, end)) as Header;
    this.offset = end + 1;
  }

  /** Copies the next column, so that columns of integers are aligned. */
  bytes(length: number): ArrayBuffer {
    const end = this.offset + Number(this.header.sizes[this.columns++]);
    const column = inflateRawSync(this.content.subarray(this.offset, end));
    if (column.length !== length) throw new RangeError('The packed ranking is cut short');
    this.offset = end;
    return Uint8Array.from(column).buffer;
  }

  ints(count: number): Int32Array {
    return new Int32Array(this.bytes(count * INT_BYTES));
  }

  column(count: number, kind: number): Column {
    const Kind = kindAt(kind);
    return new Kind(this.bytes(count * Kind.BYTES_PER_ELEMENT));
  }

  names(count: number, { stride, isLatin1 }: NameHeader): NameTable {
    return { bytes: new Uint8Array(this.bytes(count * stride * (isLatin1 ? 1 : 2))), stride, isLatin1 };
  }

  texts(count: number, length: number): string[] {
    const text = Buffer.from(this.bytes(length)).toString();
    return count === 0 ? [] : text.split('\n');
  }

  order(count: number): Uint32Array {
    return new Uint32Array(this.bytes(count * INT_BYTES));
  }
}

function bytesOf(column: Column | Uint32Array): Uint8Array {
  return new Uint8Array(column.buffer, column.byteOffset, column.byteLength);
}

function differences(ascending: Int32Array): Int32Array {
  return ascending.map((value, index) => value - (index === 0 ? 0 : Number(ascending[index - 1])));
}

function sums(steps: Int32Array): Int32Array {
  let sum = 0;
  return steps.map((step) => (sum += step));
}
