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
