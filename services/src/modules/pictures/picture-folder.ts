import { readdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { PICTURE_KINDS } from '@portico/contract';
import { MINUTE_MS } from '@portico/domain';
import { readSmallFile } from '../../platform/files/index.js';
import type { CatalogPictureKind, PictureKey } from './picture-kinds.js';
import { isPng, MAX_PNG_BYTES } from './png.js';

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

  /** The bytes of a picture; undefined if the folder has no valid picture. */
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
