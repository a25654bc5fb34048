import type { NameTable } from '../tables/rank-tables.js';
import { PADDING_CODE } from './name-table.js';

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
