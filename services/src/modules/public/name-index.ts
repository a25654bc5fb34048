import { Buffer } from 'node:buffer';

const PADDING = '\n';
const PADDING_CODE = 0x0a;
const LARGEST_LATIN1 = 0xff;

/** One spelling for names and search terms: compatibility forms folded, lower case. */
export function foldName(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/**
 * Names in rank order as one text with a fixed room for each, so that a search is one pass of `indexOf` and the place of a
 * hit is a division. A million names take 14 MB and an absent name a few milliseconds.
 */
export class NameIndex {
  private constructor(
    private readonly text: string,
    private readonly stride: number,
  ) {}

  /** `folded` are names as `foldName` spells them, by row; `order` gives the rows in rank order. */
  static build(folded: readonly string[], order: Uint32Array): NameIndex {
    let longest = 0;
    let isLatin1 = true;
    for (const name of folded) {
      if (name.length > longest) longest = name.length;
      if (isLatin1) isLatin1 = hasOnlyLatin1(name);
    }
    const stride = longest + 1;
    return new NameIndex(
      isLatin1 ? latin1Text(folded, order, stride) : wideText(folded, order, stride),
      stride,
    );
  }

  /** Positions in rank order (0 = first) of the names that contain the term. */
  find(term: string): Uint32Array {
    const wanted = foldName(term);
    if (wanted === '' || wanted.length >= this.stride || wanted.includes(PADDING)) return new Uint32Array(0);
    const hits: number[] = [];
    let at = this.text.indexOf(wanted);
    while (at !== -1) {
      const position = Math.floor(at / this.stride);
      hits.push(position);
      at = this.text.indexOf(wanted, (position + 1) * this.stride);
    }
    return Uint32Array.from(hits);
  }
}

function hasOnlyLatin1(name: string): boolean {
  for (let i = 0; i < name.length; i++) if (name.charCodeAt(i) > LARGEST_LATIN1) return false;
  return true;
}

function latin1Text(folded: readonly string[], order: Uint32Array, stride: number): string {
  const bytes = Buffer.alloc(order.length * stride, PADDING_CODE);
  order.forEach((row, position) => bytes.write(folded[row] ?? '', position * stride, 'latin1'));
  return bytes.toString('latin1');
}

function wideText(folded: readonly string[], order: Uint32Array, stride: number): string {
  const bytes = Buffer.alloc(order.length * stride * 2, PADDING, 'utf16le');
  order.forEach((row, position) => bytes.write(folded[row] ?? '', position * stride * 2, 'utf16le'));
  return bytes.toString('utf16le');
}
