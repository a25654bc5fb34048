import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGES } from '@portico/domain';
import { z } from 'zod';
import { recordOf } from '../../../platform/collections/index.js';
import { ifThere } from '../files/release-error.js';
import { readJson } from '../files/json-file.js';

const shellAddress = z.string().regex(/^\/shell\/[\w@~+./-]+$/, 'an address below /shell/');

/** `shell/dist/host.json`, written by the shell's build. It has all parts of a page's head. */
export const shellBuildSchema = z.object({
  scripts: z.array(shellAddress).min(1),
  css: z.array(shellAddress),
  integrity: z.record(shellAddress, z.string()).default({}).describe('Hashes of scripts and styles'),
  texts: z.object(recordOf(LANGUAGES, () => shellAddress)),
  fonts: z.array(shellAddress).default([]),
  contract: z.int().positive(),
  shared: z.record(z.string(), z.string()),
  provides: z
    .record(z.string(), z.array(z.string()))
    .optional()
    .describe('Shared package to the names that it exports'),
  operations: z
    .array(z.string())
    .optional()
    .describe('Operations of the API that is deployed with it, such as `get /api/rankings`'),
  releasedRanges: z
    .array(z.object({ date: z.iso.date(), ranges: z.record(z.string(), z.string()) }))
    .optional()
    .describe(
      "Ranges of the portal's own packages that each released version asked of remotes, oldest first",
    ),
  server: z
    .object({ file: z.string().regex(/^[\w-]+\/[\w-]+\.cjs$/), sha256: z.string().regex(/^[0-9a-f]{64}$/) })
    .optional()
    .describe('What pages are rendered with; a shell that was built before there was one has none'),
});

export type ShellBuild = z.infer<typeof shellBuildSchema>;

export function shellFile(folder: string, address: string): string {
  return join(folder, address.replace('/shell/', ''));
}

export class ShellBuildFile {
  private known: { changed: number; build: Promise<ShellBuild | undefined> } | undefined;

  constructor(readonly folder: string) {}

  /** Undefined before the first build. Throws a ReleaseError if host.json is invalid. */
  async read(): Promise<ShellBuild | undefined> {
    const file = join(this.folder, 'host.json');
    const changed = (await ifThere(stat(file)))?.mtimeMs;
    if (changed === undefined) return undefined;
    if (this.known?.changed !== changed) this.known = { changed, build: this.readBuild(file) };
    return this.known.build;
  }

  /** If the file could not be read, for lack of a handle or because it is half written, the next call tries again. */
  private readBuild(file: string): Promise<ShellBuild | undefined> {
    const build = readJson(file, shellBuildSchema);
    build.catch(() => {
      if (this.known?.build === build) this.known = undefined;
    });
    return build;
  }
}
