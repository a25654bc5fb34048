import { readdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { PICTURE_KINDS } from '@portico/contract';
import { MINUTE_MS } from '@portico/domain';
import { readSmallFile } from '../../platform/files/index.js';
import type { CatalogPictureKind, PictureKey } from './draw-picture.js';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Signature, length and name of the first chunk, then width and height. */
const HEADER_BYTES = 24;
const MAX_SIDE = 4096;

/** No sprite of the game is this large. A larger file is not shown. */
export const MAX_PNG_BYTES = 1_048_576;

/** Whether bytes are a PNG picture that a page may show: it has the signature, begins with its header, and its sides fit in memory. */
export function isPng(bytes: Buffer): boolean {
  if (bytes.length < HEADER_BYTES || bytes.length > MAX_PNG_BYTES) return false;
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return false;
  if (bytes.toString('latin1', 12, 16) !== 'IHDR') return false;
  const sides = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  return sides.every((side) => side >= 1 && side <= MAX_SIDE);
}

const NAME = /^0{0,8}(\d{1,10})\.png$/;

/**
 * PNG files extracted by the owner: `item/1302000.png` (or `01302000.png`), likewise `monster`, `npc` and `map`. Only listed names are
 * opened, so that addresses cannot choose paths. Links below the folder are not followed.
 */
export class PictureFolder {
  private readonly listings = new LRUCache<CatalogPictureKind, ReadonlyMap<number, string>>({
    max: PICTURE_KINDS.length,
    ttl: MINUTE_MS,
    ignoreFetchAbort: true,
    fetchMethod: (kind) => this.list(kind),
  });

  constructor(private readonly folder: string) {}

  async read({ kind, id }: PictureKey): Promise<Buffer | undefined> {
    const name = (await this.listings.forceFetch(kind)).get(id);
    if (name === undefined) return undefined;
    const bytes = await readSmallFile(join(this.folder, kind, name), MAX_PNG_BYTES);
    return Buffer.isBuffer(bytes) && isPng(bytes) ? bytes : undefined;
  }

  private async list(kind: CatalogPictureKind): Promise<ReadonlyMap<number, string>> {
    const files = new Map<number, string>();
    try {
      const below = join(await realpath(this.folder), kind);
      if ((await realpath(below)) !== below) return files;
      for (const entry of await readdir(below, { withFileTypes: true })) {
        const id = entry.isFile() ? NAME.exec(entry.name)?.[1] : undefined;
        if (id !== undefined) files.set(Number(id), entry.name);
      }
    } catch {
      // A missing or unreadable folder has no pictures.
    }
    return files;
  }
}
