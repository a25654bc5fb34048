import { Buffer } from 'node:buffer';
import type { NameTable } from './rank-tables.js';

const PADDING = '\n';
const PADDING_CODE = 0x0a;
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

/**
 * Finds names by a part of them: one pass of `indexOf` over a text with a fixed room for each name, so that the row of a
 * hit is a division. A million names take 14 MB and an absent name a few milliseconds.
 */
export class NameIndex {
  private readonly text: string;
  private readonly stride: number;

  constructor({ bytes, stride, isLatin1 }: NameTable) {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.text = buffer.toString(isLatin1 ? 'latin1' : 'utf16le');
    this.stride = stride;
  }

  /** Rows, ascending, of the names that contain the term. */
  find(term: string): Uint32Array {
    const wanted = foldName(term);
    if (wanted === '' || wanted.length >= this.stride || wanted.includes(PADDING)) return new Uint32Array(0);
    const hits: number[] = [];
    let at = this.text.indexOf(wanted);
    while (at !== -1) {
      const row = Math.floor(at / this.stride);
      hits.push(row);
      at = this.text.indexOf(wanted, (row + 1) * this.stride);
    }
    return new Uint32Array(hits);
  }

  /** The row whose whole name this is, in any case; undefined where there is none. */
  findWhole(name: string): number | undefined {
    const wanted = foldName(name);
    if (wanted === '' || wanted.length >= this.stride || wanted.includes(PADDING)) return undefined;
    if (this.text.startsWith(wanted + PADDING)) return 0;
    // The room of every other name begins after the padding of the one before.
    const at = this.text.indexOf(PADDING + wanted + PADDING);
    return at === -1 ? undefined : (at + 1) / this.stride;
  }
}

function hasOnlyLatin1(name: string): boolean {
  for (let i = 0; i < name.length; i++) if (name.charCodeAt(i) > LARGEST_LATIN1) return false;
  return true;
}
