import { foldName, NameIndex } from './name-index.js';
import type { NameTable } from './rank-tables.js';

/** What is kept for the next page of the same search, in bytes. */
const REMEMBERED_BYTES = 8 * 1024 * 1024;

/** Searches of names, the latest results remembered: somebody who pages through one asks for it again and again. */
export class FoundNames {
  private readonly index: NameIndex;
  private readonly remembered = new Map<string, Uint32Array>();
  private bytes = 0;

  constructor(names: NameTable) {
    this.index = new NameIndex(names);
  }

  /** What `arrange` makes of the rows that a term finds; `key` names the arrangement. */
  find(term: string, key: string, arrange: (rows: Uint32Array) => Uint32Array): Uint32Array {
    const entry = `${key}:${foldName(term)}`;
    const known = this.remembered.get(entry);
    if (known !== undefined) return known;
    const found = arrange(this.index.find(term));
    this.remember(entry, found);
    return found;
  }

  /** The row of a whole name, in any case. */
  rowNamed(name: string): number | undefined {
    return this.index.findWhole(name);
  }

  private remember(key: string, found: Uint32Array): void {
    const bytes = found.byteLength + key.length * 2;
    for (const [oldest, positions] of this.remembered) {
      if (this.bytes + bytes <= REMEMBERED_BYTES) break;
      this.remembered.delete(oldest);
      this.bytes -= positions.byteLength + oldest.length * 2;
    }
    this.remembered.set(key, found);
    this.bytes += bytes;
  }
}
