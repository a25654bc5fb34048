import { randomBytes } from 'node:crypto';
import { link, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import type { ActiveJson } from '@portico/contract';
import { activeJsonSchema } from '@portico/contract/schema';
import { readJson } from './json-file.js';
import { createMark } from './process-mark.js';
import { fileErrorCode, isDiskFull } from './release-error.js';
import type { ReleasePaths } from './release-paths.js';

export type ActiveRelease = ActiveJson['remotes'][string];

const MIN_RESERVE_BYTES = 16_384;

/**
 * `active.json`: which release of each remote is in service. Written whole and renamed, so that readers see it before or
 * after. Space for the next one is set aside, so that a rollback works on a disk that is full.
 */
export class ActiveFile {
  constructor(private readonly paths: ReleasePaths) {}

  /** Live releases; empty before the first release. */
  async read(): Promise<ActiveJson> {
    return (await readJson(this.paths.active, activeJsonSchema)) ?? { remotes: {}, retired: {} };
  }

  async write(active: ActiveJson): Promise<void> {
    await mkdir(this.paths.folder, { recursive: true });
    const text = `${JSON.stringify(active, null, 2)}\n`;
    try {
      await this.replace(text);
    } catch (error) {
      if (!isDiskFull(error) || !(await this.replaceByReserve(text))) throw error;
    }
    await syncFolder(this.paths.folder);
    await this.ensureReserve(text.length);
  }

  /** Reserves disk space for the next change, if there is some. Random bytes, so that no file system compresses them away. */
  async ensureReserve(bytes = 0): Promise<void> {
    const { reserve } = this.paths;
    const wanted = Math.max(MIN_RESERVE_BYTES, 2 * bytes);
    const found = await stat(reserve).catch(() => undefined);
    if (found !== undefined && found.size >= wanted) return;
    const fresh = `${reserve}.${await createMark()}`;
    try {
      await writeSynced(fresh, 'wx', randomBytes(wanted));
      await rename(fresh, reserve);
    } catch {
      // A full disk, or one that cannot be written: the change itself says what it needs.
      await rm(fresh, { force: true }).catch(() => undefined);
    }
  }

  private async replace(text: string): Promise<void> {
    const fresh = `${this.paths.active}.${await createMark()}`;
    try {
      await writeSynced(fresh, 'wx', text);
      await rename(fresh, this.paths.active);
    } catch (error) {
      await rm(fresh, { force: true });
      throw error;
    }
  }

  /** Writes into the blocks that were set aside; those of the file before are the next reserve. false without any. */
  private async replaceByReserve(text: string): Promise<boolean> {
    const { active, reserve } = this.paths;
    const next = `${reserve}.${await createMark()}`;
    try {
      await writeSynced(reserve, 'r+', text);
    } catch (error) {
      if (fileErrorCode(error) === 'ENOENT' || isDiskFull(error)) return false;
      throw error;
    }
    await link(active, next).catch(() => undefined);
    await rename(reserve, active);
    await rename(next, reserve).catch(() => undefined);
    return true;
  }
}

async function writeSynced(path: string, flags: 'wx' | 'r+', content: string | Buffer): Promise<void> {
  const file = await open(path, flags);
  try {
    await file.writeFile(content);
    await file.truncate(Buffer.byteLength(content));
    await file.sync();
  } finally {
    await file.close();
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
