import { Buffer } from 'node:buffer';

const PADDING = '\n';
/** Fills unused space after a name. No name contains it. */
export const PADDING_CODE = 0x0a;
const LARGEST_LATIN1 = 0xff;

/** Names with a fixed width for each, in the order of the rows. */
export interface NameTable {
  bytes: Uint8Array;
  stride: number;
  isLatin1: boolean;
}

/** Each text has the names of some rows, with line breaks between them. */
export function buildNameTable(texts: readonly string[]): NameTable {
  const { rows, longest, isLatin1 } = shapeOf(texts);
  const stride = longest + 1;
  const size = rows * stride;
  const bytes = isLatin1 ? Buffer.alloc(size, PADDING_CODE) : Buffer.alloc(size * 2, PADDING, 'utf16le');
  let row = 0;
  for (const text of texts) {
    for (const name of text.split(PADDING)) {
      if (isLatin1) bytes.write(name, row * stride, 'latin1');
      else bytes.write(name, row * stride * 2, 'utf16le');
      row += 1;
    }
  }
  return { bytes, stride, isLatin1 };
}

function shapeOf(texts: readonly string[]): { rows: number; longest: number; isLatin1: boolean } {
  let rows = 0;
  let longest = 0;
  let largest = 0;
  for (const text of texts) {
    let length = 0;
    for (let at = 0; at < text.length; at++) {
      const unit = text.charCodeAt(at);
      if (unit > largest) largest = unit;
      if (unit === PADDING_CODE) {
        rows += 1;
        length = 0;
      } else if (++length > longest) longest = length;
    }
    rows += 1;
  }
  return { rows, longest, isLatin1: largest <= LARGEST_LATIN1 };
}

export class NameText {
  readonly stride: number;
  readonly size: number;
  private readonly units: Uint8Array | Uint16Array;
  private readonly bytes: Buffer;

  constructor({ bytes, stride, isLatin1 }: NameTable) {
    this.stride = stride;
    this.bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.units = isLatin1 ? bytes : new Uint16Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 2);
    this.size = this.units.length;
  }

  /** Code unit of a name; `PADDING_CODE` after its end. */
  unitAt(at: number): number {
    return Number(this.units[at]);
  }

  textAt(row: number): string {
    const start = row * this.stride;
    const end = this.units.indexOf(PADDING_CODE, start);
    return this.units instanceof Uint16Array
      ? this.bytes.toString('utf16le', start * 2, end * 2)
      : this.bytes.toString('latin1', start, end);
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
