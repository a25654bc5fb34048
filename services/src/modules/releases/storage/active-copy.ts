import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { readJson } from '../files/json-file.js';
import { createMark } from '../files/process-mark.js';
import type { ReleasePaths } from '../files/release-paths.js';
import type { ReleaseRows } from './release-tables.js';

const nullableText = z.string().nullable();

const copySchema = z.object({
  revision: z.int(),
  remotes: z.array(z.object({ remote: z.string(), isRetired: z.boolean(), state: z.string() })),
  versions: z.array(
    z.object({
      remote: z.string(),
      version: z.string(),
      createdAt: z.int(),
      bytes: z.int(),
      author: nullableText,
      commit: nullableText,
      message: nullableText,
      tokenName: nullableText,
    }),
  ),
});

/** Copy of the last rows of the releases: a portal that starts while the database is away serves by it. */
export class ActiveCopy {
  private readonly file: string;

  constructor(private readonly paths: ReleasePaths) {
    this.file = join(paths.folder, 'in-service.json');
  }

  async read(): Promise<ReleaseRows | undefined> {
    return readJson(this.file, copySchema).catch(() => undefined);
  }

  /** A disk that cannot be written has no copy. */
  async write({ revision, remotes, versions }: ReleaseRows): Promise<void> {
    const fresh = this.paths.staging(await createMark());
    try {
      await mkdir(this.paths.folder, { recursive: true });
      await writeFile(fresh, JSON.stringify({ revision, remotes, versions }));
      await rename(fresh, this.file);
    } catch {
      await rm(fresh, { force: true }).catch(() => undefined);
    }
  }
}
