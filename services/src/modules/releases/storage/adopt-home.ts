import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ReleaseJson } from '@portico/contract';
import { activeJsonSchema, releaseJsonSchema } from '@portico/contract/schema';
import { readJson } from '../files/json-file.js';
import { ReleaseError } from '../files/release-error.js';
import type { ReleasePaths } from '../files/release-files.js';
import { findDamage, readFiles } from '../files/release-integrity.js';
import { newVersion, type NewVersion } from './active-release.js';
import { foldersIn } from './release-cache.js';
import type { ReleaseTables } from './release-tables.js';
import type { ReleaseRemoteEntity } from './release.entities.js';

const MAX_ATTEMPTS = 30;

/** Repeats a change of the releases while other processes are faster. `attempt` returns undefined then. */
export async function repeatChange<T>(attempt: () => Promise<{ outcome: T } | undefined>): Promise<T> {
  for (let count = 1; count <= MAX_ATTEMPTS; count += 1) {
    const done = await attempt();
    if (done !== undefined) return done.outcome;
    await wait(Math.random() * 20 * count);
  }
  throw new ReleaseError('Other releases are being switched all the time: nothing was changed. Try again');
}

/** Moves the releases of an older home into the database, once. Known remotes stay, and incomplete versions are left out. */
export async function adoptHome(paths: ReleasePaths, tables: ReleaseTables): Promise<void> {
  const active = await readJson(paths.active, activeJsonSchema);
  if (active === undefined) return;
  const entries = Object.entries({ ...active.retired, ...active.remotes });
  for (const [name, entry] of entries) {
    for (const version of await foldersIn(paths.remote(name))) {
      const added = await readVersion(paths.version(name, version), { name, version });
      if (added !== undefined) await change(tables, name, added, undefined);
    }
    const isRetired = !Object.hasOwn(active.remotes, name);
    await change(tables, name, undefined, { remote: name, isRetired, state: JSON.stringify(entry) });
  }
  for (const file of [paths.active, paths.lock, '.reserve', '.reserve-lock'])
    await rm(file.startsWith('.') ? join(paths.folder, file) : file, { force: true });
}

async function change(
  tables: ReleaseTables,
  name: string,
  added: NewVersion | undefined,
  remote: ReleaseRemoteEntity | undefined,
): Promise<void> {
  await repeatChange(async () => {
    const { revision, remotes, versions } = await tables.rows();
    const isKnown =
      added === undefined
        ? remotes.some((row) => row.remote === name)
        : versions.some((row) => row.remote === name && row.version === added.row.version);
    const isDone =
      isKnown || (await tables.change({ from: revision, remote, added, removed: [] }, async () => {}));
    return isDone ? { outcome: undefined } : undefined;
  });
}

async function readVersion(folder: string, { name, version }: Pick<ReleaseJson, 'name' | 'version'>) {
  const release = await readJson(join(folder, 'release.json'), releaseJsonSchema).catch(() => undefined);
  if (release?.name !== name || release.version !== version) return undefined;
  if ((await findDamage(folder, release)) !== undefined) return undefined;
  return newVersion(release, await readFiles(folder, release));
}
