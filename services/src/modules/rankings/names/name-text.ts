import { Buffer } from 'node:buffer';
import type { NameTable } from '../tables/rank-tables.js';

const PADDING = '\n';
/** Fills the room of a name behind its end; no name contains it. */
export const PADDING_CODE = 0x0a;
const LARGEST_LATIN1 = 0xff;

/** One spelling for names and search terms: compatibility forms folded, lower case. */
export function foldName(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** Names, spelt as `foldName` does, as one text with a fixed room for each. */
export function buildNameTable(folded: readonly string[]): NameTable {
  let longest = 0;
  let isLatin1 = true;
  for (const name of folded) {
    if (name.length > longest) longest = name.length;
    if (isLatin1) isLatin1 = hasOnlyLatin1(name);
  }
  const stride = longest + 1;
  const size = folded.length * stride;
  const bytes = isLatin1 ? Buffer.alloc(size, PADDING_CODE) : Buffer.alloc(size * 2, PADDING, 'utf16le');
  folded.forEach((name, row) => {
    if (isLatin1) bytes.write(name, row * stride, 'latin1');
    else bytes.write(name, row * stride * 2, 'utf16le');
  });
  return { bytes, stride, isLatin1 };
}

function hasOnlyLatin1(name: string): boolean {
  for (let i = 0; i < name.length; i++) if (name.charCodeAt(i) > LARGEST_LATIN1) return false;
  return true;
}

export function unitsOf(folded: string): Uint16Array {
  const units = new Uint16Array(folded.length);
  for (let at = 0; at < units.length; at++) units[at] = folded.charCodeAt(at);
  return units;
}

export class NameText {
  readonly stride: number;
  readonly size: number;
  private readonly units: Uint8Array | Uint16Array;

  constructor({ bytes, stride, isLatin1 }: NameTable) {
    this.stride = stride;
    this.units = isLatin1 ? bytes : new Uint16Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 2);
    this.size = this.units.length;
  }

  /** A code unit of a name, `PADDING_CODE` behind its end. */
  unitAt(at: number): number {
    return Number(this.units[at]);
  }

  contains(row: number, wanted: Uint16Array): boolean {
    const { units, stride } = this;
    const start = row * stride;
    const first = Number(wanted[0]);
    const end = start + stride - wanted.length;
    for (let at = start; at < end; at++) {
      const unit = Number(units[at]);
      if (unit === PADDING_CODE) return false;
      if (unit === first && this.matches(at, wanted)) return true;
    }
    return false;
  }

  isWhole(row: number, wanted: Uint16Array): boolean {
    const start = row * this.stride;
    return (
      wanted.length < this.stride &&
      this.unitAt(start + wanted.length) === PADDING_CODE &&
      this.matches(start, wanted)
    );
  }

  private matches(at: number, wanted: Uint16Array): boolean {
    for (let offset = 0; offset < wanted.length; offset++) {
      if (this.units[at + offset] !== wanted[offset]) return false;
    }
    return true;
  }
}
