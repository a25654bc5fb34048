import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { PictureKey } from './draw-picture.js';
import { isPng } from './picture-folder.js';

const NAME = /^(?:item|monster|npc|map)-\d{1,10}\.png$/;

/** Copies of the icon service's pictures, in a folder of the home with a limited size. The longest unused pictures are removed first. */
export class PictureCache {
  private readonly sizes: LRUCache<string, number>;
  private opening: Promise<void> | undefined;

  constructor(
    private readonly folder: string,
    maxBytes: number,
  ) {
    this.sizes = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (bytes) => Math.max(1, bytes),
      dispose: (_bytes, name, reason) => {
        if (reason === 'evict') void this.remove(name);
      },
    });
  }

  get bytes(): number {
    return this.sizes.calculatedSize;
  }

  async read(key: PictureKey): Promise<Buffer | undefined> {
    await this.open();
    const name = nameOf(key);
    if (this.sizes.get(name) === undefined) return undefined;
    try {
      const bytes = await readFile(join(this.folder, name));
      if (isPng(bytes)) return bytes;
    } catch {
      // The file was deleted, so the picture is fetched again.
    }
    this.sizes.delete(name);
    return undefined;
  }

  /** Stores a picture. On a full or read-only disk only the copy is lost. */
  async keep(key: PictureKey, bytes: Buffer): Promise<void> {
    await this.open();
    const name = nameOf(key);
    const part = `${randomUUID()}.part`;
    try {
      await writeFile(join(this.folder, part), bytes);
      await rename(join(this.folder, part), join(this.folder, name));
      this.sizes.set(name, bytes.length);
    } catch {
      await this.remove(part);
    }
  }

  private open(): Promise<void> {
    this.opening ??= this.list();
    return this.opening;
  }

  private async list(): Promise<void> {
    try {
      await mkdir(this.folder, { recursive: true });
      const names = await readdir(this.folder);
      await Promise.all(names.filter((name) => name.endsWith('.part')).map((name) => this.remove(name)));
      const pictures = names.filter((name) => NAME.test(name));
      const found = (await Promise.all(pictures.map((name) => this.look(name)))).flat();
      found.sort((one, other) => one.usedAt - other.usedAt);
      for (const { name, size } of found) this.sizes.set(name, size);
    } catch {
      // Without the folder no picture is stored.
    }
  }

  /** Empty if another process has removed the file meanwhile. */
  private async look(name: string): Promise<{ name: string; size: number; usedAt: number }[]> {
    try {
      const { size, mtimeMs } = await stat(join(this.folder, name));
      return [{ name, size, usedAt: mtimeMs }];
    } catch {
      return [];
    }
  }

  private async remove(name: string): Promise<void> {
    try {
      await rm(join(this.folder, name), { force: true });
    } catch {
      // The next start counts the file again.
    }
  }
}

function nameOf({ kind, id }: PictureKey): string {
  return `${kind}-${id}.png`;
}
