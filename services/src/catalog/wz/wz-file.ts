import type { FileHandle } from 'node:fs/promises';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { decoderFor, type StrictDecoder } from './wz-encoding.js';
import { asFileError, openFile, WzFileError } from './wz-open.js';
import { numberFrom, type WzNode } from './wz-node.js';

export { WzFileError } from './wz-open.js';

/**
 * Tells whether to keep the node at a path of names below the root (`[]` is the root). A node that is not kept is
 * skipped with everything below it.
 */
export type WzSelection = (path: readonly string[]) => boolean;

export interface WzLimits {
  maxBytes: number;
  maxDepth: number;
  maxNodes: number;
}

/** Far above real files (4 MB, 13 levels), far below dangerous sizes. */
export const WZ_LIMITS: WzLimits = { maxBytes: 64 * 1024 * 1024, maxDepth: 64, maxNodes: 2_000_000 };

/** Longest side of a canvas in pixels; no picture of the game is larger. */
const LONGEST_SIDE = 32_767;

const CHUNK_BYTES = 128 * 1024;

/** Called with the bytes of a file as they are read; the buffer is reused. */
export type WzBytes = (bytes: Buffer) => void;

export interface WzReadOptions {
  limits?: WzLimits;
  onBytes?: WzBytes;
  /** Whether symbolic links are followed; false refuses them. */
  followsLinks?: boolean;
  /** Called with the guessed encoding of a file that is not UTF-8 and declares none. */
  onGuess?: (encoding: string) => void;
}

/** Reads one game file as a stream and returns the kept part of its tree. Throws `WzFileError` if it is no game file. */
export function readWzFile(path: string, select: WzSelection, options: WzReadOptions = {}): Promise<WzNode> {
  return withFile(path, options, (file) => readTree(file, select, options));
}

/** The text of one game file, whatever its encoding. Throws `WzFileError` if it is no game file, or too large. */
export function readWzText(path: string, maxBytes: number): Promise<string> {
  return withFile(path, { followsLinks: false }, async (file) => {
    const { size } = await file.stat();
    if (size > maxBytes) throw new WzFileError(`larger than ${maxBytes} bytes`);
    const bytes = await file.readFile();
    const decoder = await decoderFor(bytes, file);
    return decoder.write(bytes) + decoder.end();
  });
}

async function withFile<T>(
  path: string,
  options: WzReadOptions,
  read: (file: FileHandle) => Promise<T>,
): Promise<T> {
  try {
    const file = await openFile(path, options);
    try {
      return await read(file);
    } finally {
      await file.close();
    }
  } catch (error) {
    throw asFileError(error);
  }
}

async function readTree(
  file: FileHandle,
  select: WzSelection,
  { limits = WZ_LIMITS, onBytes, onGuess }: WzReadOptions,
): Promise<WzNode> {
  const { size } = await file.stat();
  if (size > limits.maxBytes) throw new WzFileError(`larger than ${limits.maxBytes} bytes`);
  const tree = new TreeBuilder(select, limits);
  const chunk = Buffer.allocUnsafe(Math.min(CHUNK_BYTES, size + 1));
  let decoder: StrictDecoder | undefined;
  for (let position = 0; position < limits.maxBytes;) {
    const { bytesRead } = await file.read(chunk, 0, chunk.length, position);
    if (bytesRead === 0) break;
    const bytes = chunk.subarray(0, bytesRead);
    decoder ??= await decoderFor(bytes, file, onGuess);
    onBytes?.(bytes);
    tree.write(decoder.write(bytes));
    position += bytesRead;
  }
  return tree.close(decoder?.end() ?? '');
}

export function parseWzText(text: string, select: WzSelection, limits: WzLimits = WZ_LIMITS): WzNode {
  return new TreeBuilder(select, limits).close(text);
}

interface OpenNode extends WzNode {
  readonly children: WzNode[];
}

class TreeBuilder {
  private readonly parser = new SaxesParser({ xmlns: false, position: true });
  private readonly path: string[] = [];
  private readonly openNodes: OpenNode[] = [];
  private depth = 0;
  private skippedBelow = Infinity;
  private nodes = 0;
  private root: OpenNode | undefined;

  constructor(
    private readonly select: WzSelection,
    private readonly limits: WzLimits,
  ) {
    this.parser.on('error', (error) => {
      throw new WzFileError(`malformed XML at ${error.message.split('\n')[0] ?? ''}`);
    });
    // Entities of a document type can grow without bound or read other files; no game file has a document type.
    this.parser.on('doctype', () => {
      throw new WzFileError('has a document type declaration, which is refused');
    });
    this.parser.on('opentag', (tag) => this.openTag(tag));
    this.parser.on('closetag', () => this.closeTag());
  }

  write(text: string): void {
    this.parser.write(text);
  }

  close(rest: string): WzNode {
    this.parser.write(rest).close();
    if (!this.root) throw new WzFileError('is empty');
    return this.root;
  }

  private openTag(tag: SaxesTagPlain): void {
    this.depth += 1;
    if (this.depth > this.limits.maxDepth)
      throw new WzFileError(`nested deeper than ${this.limits.maxDepth} levels`);
    this.nodes += 1;
    if (this.nodes > this.limits.maxNodes) throw new WzFileError(`more than ${this.limits.maxNodes} nodes`);
    if (this.depth > this.skippedBelow) return;
    const { name = '', value } = tag.attributes;
    if (this.depth > 1) this.path.push(name);
    else if (tag.name !== 'imgdir') throw new WzFileError(`begins with <${tag.name}> instead of <imgdir>`);
    if (!this.select(this.path)) {
      this.skippedBelow = this.depth;
      return;
    }
    const node: OpenNode = {
      tag: tag.name,
      name,
      value,
      children: [],
      ...sizeOf(tag.attributes),
      ...pointOf(tag),
    };
    this.openNodes.at(-1)?.children.push(node);
    this.openNodes.push(node);
    this.root ??= node;
  }

  private closeTag(): void {
    if (this.depth <= this.skippedBelow) {
      this.path.pop();
      if (this.depth === this.skippedBelow) this.skippedBelow = Infinity;
      else this.openNodes.pop();
    }
    this.depth -= 1;
  }
}

function sizeOf({ width, height }: Record<string, string>): Pick<WzNode, 'size'> {
  const size = { width: numberFrom(width), height: numberFrom(height) };
  if (!isSide(size.width) || !isSide(size.height)) return {};
  return { size: { width: size.width, height: size.height } };
}

function pointOf({ name, attributes }: SaxesTagPlain): Pick<WzNode, 'point'> {
  if (name !== 'vector') return {};
  const [x, y] = [numberFrom(attributes.x), numberFrom(attributes.y)];
  return isCoordinate(x) && isCoordinate(y) ? { point: { x, y } } : {};
}

function isCoordinate(value: number | undefined): value is number {
  return value !== undefined && Number.isInteger(value) && Math.abs(value) <= LONGEST_SIDE;
}

function isSide(value: number | undefined): value is number {
  return value !== undefined && Number.isInteger(value) && value >= 0 && value <= LONGEST_SIDE;
}
