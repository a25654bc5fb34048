import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { readBounded } from '../../../shared/developer/read-bounded';
import { MAX_DEPTH, MAX_FILE_BYTES, MAX_NODES, WzFileError, type WzTree } from './wz-file';

/** Parser chunk: a fault stops before the next one. */
const PART_LENGTH = 65_536;

/** Attributes that are not values: names, embedded pictures and sounds. */
const UNSHOWN = new Set(['name', 'basedata', 'basehead']);

/** Parses XML exported from WZ. Throws a `WzFileError` on anything else, on exceeded limits, and on a DOCTYPE, which can expand a small file. */
export function readWzXml(text: string): WzTree {
  const nodes = new NodeColumns();
  const parser = new SaxesParser();
  parser.on('doctype', () => {
    throw new WzFileError({ code: 'doctype' });
  });
  parser.on('opentag', (tag) => nodes.open(tag));
  parser.on('closetag', () => nodes.close());
  parser.on('error', ({ message }) => {
    const { line, column } = parser;
    throw new WzFileError({ code: 'malformed', line, column, reason: message.replace(/^\d+:\d+: /, '') });
  });
  for (let at = 0; at < text.length; at += PART_LENGTH) parser.write(text.slice(at, at + PART_LENGTH));
  parser.close();
  return nodes.tree();
}

class NodeColumns {
  private readonly names: string[] = [];
  private readonly kinds: string[] = [];
  private readonly values: string[] = [];
  private readonly depths: number[] = [];
  private readonly parents: number[] = [];
  private readonly ends: number[] = [];
  private readonly positions: number[] = [];
  private readonly childCounts: number[] = [];
  private readonly pictures = new Map<number, string>();
  private readonly above: number[] = [];

  open({ name: kind, attributes }: SaxesTagPlain): void {
    const node = this.names.length;
    if (node === 0 && attributes['name'] === undefined) {
      throw new WzFileError({ code: 'otherRoot', root: kind });
    }
    if (node >= MAX_NODES) throw new WzFileError({ code: 'tooManyNodes', limit: MAX_NODES });
    if (this.above.length >= MAX_DEPTH) throw new WzFileError({ code: 'tooDeep', limit: MAX_DEPTH });
    const parent = this.above.at(-1);
    const position = parent === undefined ? 1 : (this.childCounts[parent] ?? 0) + 1;
    if (parent !== undefined) this.childCounts[parent] = position;
    this.names.push(attributes['name'] ?? kind);
    this.kinds.push(kind);
    this.values.push(valueOf(attributes));
    this.depths.push(this.above.length);
    this.parents.push(parent ?? -1);
    this.ends.push(node + 1);
    this.positions.push(position);
    this.childCounts.push(0);
    if (kind === 'canvas' && attributes['basedata']) this.pictures.set(node, attributes['basedata']);
    this.above.push(node);
  }

  close(): void {
    const node = this.above.pop();
    if (node !== undefined) this.ends[node] = this.names.length;
  }

  tree(): WzTree {
    return {
      names: this.names,
      kinds: this.kinds,
      values: this.values,
      depths: Uint8Array.from(this.depths),
      parents: Int32Array.from(this.parents),
      ends: Uint32Array.from(this.ends),
      positions: Uint32Array.from(this.positions),
      childCounts: Uint32Array.from(this.childCounts),
      pictures: this.pictures,
    };
  }
}

function valueOf(attributes: Readonly<Record<string, string>>): string {
  const { value, x, y, width, height } = attributes;
  if (value !== undefined) return value;
  if (x !== undefined && y !== undefined) return `${x}, ${y}`;
  if (width !== undefined && height !== undefined) return `${width} × ${height}`;
  return Object.entries(attributes)
    .filter(([name]) => !UNSHOWN.has(name))
    .map(([name, text]) => `${name}=${text}`)
    .join(' ');
}

/** Bytes used to detect the file type. */
const SNIFFED_BYTES = 1024;

const MARKS: readonly (readonly [encoding: string, ...bytes: number[]])[] = [
  ['utf-8', 0xef, 0xbb, 0xbf],
  ['utf-16le', 0xff, 0xfe],
  ['utf-16be', 0xfe, 0xff],
];

/** Decodes by the declared encoding, UTF-8 by default. Refuses files that are not XML. */
export function fileText(bytes: Uint8Array): string {
  if (bytes.length === 0) throw new WzFileError({ code: 'empty' });
  const start = String.fromCharCode(...bytes.subarray(0, SNIFFED_BYTES));
  if (start.startsWith('PKG1')) throw new WzFileError({ code: 'archive' });
  const marked = MARKS.find(([, ...mark]) => mark.every((byte, index) => bytes[index] === byte))?.[0];
  if (marked === undefined && start.includes('\0')) throw new WzFileError({ code: 'binary' });
  const declared = /^<\?xml[^>]*encoding=["'](?<encoding>[\w.-]+)["']/.exec(start)?.groups?.['encoding'];
  const text = decoderFor(marked ?? declared ?? 'utf-8').decode(bytes);
  if (text.trim() === '') throw new WzFileError({ code: 'empty' });
  if (/^\s*<(?:!doctype\s+)?html[\s>]/i.test(text)) throw new WzFileError({ code: 'html' });
  return text;
}

function decoderFor(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding);
  } catch {
    return new TextDecoder();
  }
}

const GZIP = [0x1f, 0x8b];

/** Bytes of the XML, unpacked if necessary. */
export async function xmlBytesOf(
  bytes: Uint8Array<ArrayBuffer>,
  name: string,
): Promise<Uint8Array<ArrayBuffer>> {
  if (bytes.length > MAX_FILE_BYTES) throw new WzFileError({ code: 'tooLarge', limit: MAX_FILE_BYTES });
  if (bytes.length === 0) throw new WzFileError({ code: 'empty' });
  const isPacked = name.toLowerCase().endsWith('.gz') || GZIP.every((byte, index) => bytes[index] === byte);
  return isPacked ? inflated(bytes) : bytes;
}

/** Stops at the limit: a small file can hold gigabytes. */
async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  const tooLarge = () => new WzFileError({ code: 'tooLargeInflated', limit: MAX_FILE_BYTES });
  try {
    const parts = await readBounded(stream, MAX_FILE_BYTES, tooLarge);
    return new Uint8Array(await new Blob(parts).arrayBuffer());
  } catch (error) {
    throw error instanceof WzFileError ? error : new WzFileError({ code: 'inflate' });
  }
}
