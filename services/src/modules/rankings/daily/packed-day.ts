import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Column } from '../tables/columns.js';

/** Ids per part of a day, so that a chart of one character reads only a small part of each day. */
export const IDS_PER_PART = 2048;

/** Maximum bytes of a safe integer with seven bits per byte. */
const BYTES_PER_VALUE = 8;
const VALUES = 4;

export interface RankStandings {
  ids: Int32Array;
  levels: Column;
  exps: Column;
  order: Uint32Array;
}

export interface DayStanding {
  level: number;
  exp: number;
  rank: number;
}

/** Packed standings of characters with id modulo `IDS_PER_PART` equal to `part`. */
export interface DayPart {
  part: number;
  data: Uint8Array;
}

export function partOf(characterId: number): number {
  return Math.floor(characterId / IDS_PER_PART);
}

/** Packs the standings of a day, cut by id: each character's id (as a difference), level, experience and rank. */
export function packDay({ ids, levels, exps, order }: RankStandings): DayPart[] {
  const ranks = new Uint32Array(ids.length);
  order.forEach((row, position) => {
    ranks[row] = position + 1;
  });
  const parts: DayPart[] = [];
  let writer = new VarintWriter();
  let part = -1;
  let lastId = 0;
  const close = () => {
    if (part !== -1) parts.push({ part, data: deflateRawSync(writer.content()) });
  };
  ids.forEach((id, row) => {
    if (partOf(id) !== part) {
      close();
      part = partOf(id);
      lastId = part * IDS_PER_PART;
      writer = new VarintWriter();
    }
    writer.write(id - lastId);
    writer.write(Math.max(0, Number(levels[row])));
    writer.write(Math.max(0, Number(exps[row])));
    writer.write(Number(ranks[row]));
    lastId = id;
  });
  close();
  return parts;
}

/** Calls `visit` for each character of a part by ascending id, until it returns true. */
function visitPart(
  part: number,
  data: Uint8Array,
  visit: (id: number, standing: DayStanding) => boolean | void,
): void {
  const reader = new VarintReader(inflateRawSync(data));
  let id = part * IDS_PER_PART;
  while (reader.hasMore) {
    id += reader.read();
    if (visit(id, { level: reader.read(), exp: reader.read(), rank: reader.read() }) === true) return;
  }
}

export function standingIn(data: Uint8Array, characterId: number): DayStanding | undefined {
  let found: DayStanding | undefined;
  visitPart(partOf(characterId), data, (id, standing) => {
    if (id === characterId) found = standing;
    return id >= characterId;
  });
  return found;
}

/** Ranks of a part at position `id % IDS_PER_PART`; 0 for an id that was not ranked that day. */
export function ranksIn(part: number, data: Uint8Array): Uint32Array {
  const reader = new VarintReader(inflateRawSync(data));
  const ranks = new Uint32Array(IDS_PER_PART);
  let id = part * IDS_PER_PART;
  while (reader.hasMore) {
    id += reader.read();
    // Level and experience are skipped, because a change of ranks reads whole days.
    reader.skip();
    reader.skip();
    ranks[id % IDS_PER_PART] = reader.read();
  }
  return ranks;
}

/** Levels and experience of a part at position `id % IDS_PER_PART`; level 0 for an id that was not ranked that day. */
export interface PartStandings {
  levels: Int32Array;
  exps: Float64Array;
}

export function standingsIn(part: number, data: Uint8Array): PartStandings {
  const levels = new Int32Array(IDS_PER_PART);
  const exps = new Float64Array(IDS_PER_PART);
  visitPart(part, data, (id, { level, exp }) => {
    levels[id % IDS_PER_PART] = level;
    exps[id % IDS_PER_PART] = exp;
  });
  return { levels, exps };
}

class VarintWriter {
  private readonly bytes = new Uint8Array(IDS_PER_PART * VALUES * BYTES_PER_VALUE);
  private length = 0;

  write(value: number): void {
    let rest = value;
    while (rest > 0x7f) {
      this.bytes[this.length++] = (rest % 0x80) | 0x80;
      rest = Math.floor(rest / 0x80);
    }
    this.bytes[this.length++] = rest;
  }

  content(): Uint8Array {
    return this.bytes.subarray(0, this.length);
  }
}

class VarintReader {
  private at = 0;

  constructor(private readonly bytes: Uint8Array) {}

  get hasMore(): boolean {
    return this.at < this.bytes.length;
  }

  skip(): void {
    while (Number(this.bytes[this.at++]) > 0x7f);
  }

  read(): number {
    let value = 0;
    for (let unit = 1; ; unit *= 0x80) {
      const byte = Number(this.bytes[this.at++]);
      value += (byte & 0x7f) * unit;
      if (byte < 0x80) return value;
      if (!this.hasMore) throw new RangeError('The packed day is cut short');
    }
  }
}
