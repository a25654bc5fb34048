import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { chmod, cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { CommandError } from '../../platform/cli/index.js';

const MANIFEST = 'backup.json';
const OWNER_ONLY = 0o700;
const SECRET = 'secret';

/** A cache of the database. Homes and backups of earlier versions have their releases only here; the next start moves them. */
const RELEASES = 'releases';
const UNMOVED_RELEASES = join(RELEASES, 'active.json');
export const DATABASE_FILE = 'portico.db';
export const SETTINGS_FILE = 'portico.config.json';

const manifestSchema = z.object({
  format: z.literal(1),
  createdAt: z.string(),
  files: z.record(z.string(), z.string()),
});

export type BackupManifest = z.infer<typeof manifestSchema>;

/** Writes a backup of a home into the new `folder`; `addDatabase` adds its database. The folder gets its name once it is complete. */
export async function writeBackup(
  { home, configFile }: { home: string; configFile: string },
  folder: string,
  addDatabase: (file: string) => Promise<void>,
): Promise<BackupManifest> {
  if (await isThere(folder)) throw new CommandError(`${folder} is there already`);
  const part = `${folder}.part`;
  await rm(part, { recursive: true, force: true });
  await mkdir(part, { recursive: true, mode: OWNER_ONLY });
  // Copied before the database. If a start moves releases meanwhile, they are in at least one of the two.
  if (await isThere(join(home, UNMOVED_RELEASES)))
    await copyIfThere(join(home, RELEASES), join(part, RELEASES));
  await addDatabase(join(part, DATABASE_FILE));
  await copyIfThere(join(home, SECRET), join(part, SECRET));
  await copyIfThere(configFile, join(part, SETTINGS_FILE));
  const manifest: BackupManifest = {
    format: 1,
    createdAt: new Date().toISOString(),
    files: await hashesOf(part),
  };
  await writeFile(join(part, MANIFEST), JSON.stringify(manifest, undefined, 2), { mode: 0o600 });
  await rename(part, folder);
  return manifest;
}

/** Copies a backup into a home that has neither a database nor releases nor another secret of its own. Refuses an incomplete backup. */
export async function restoreBackup(folder: string, home: string): Promise<BackupManifest> {
  const manifest = await readManifest(folder);
  if (await isUsed(home, manifest))
    throw new CommandError(`${home} is not empty: PORTICO_HOME has to name a new folder`);
  const found = await hashesOf(folder);
  const changed = Object.keys(manifest.files).filter((name) => found[name] !== manifest.files[name]);
  if (changed.length > 0) throw new CommandError(`The backup is damaged: ${changed.slice(0, 3).join(', ')}`);
  const part = join(home, 'restore.part');
  await rm(part, { recursive: true, force: true });
  await mkdir(part, { recursive: true, mode: OWNER_ONLY });
  for (const name of Object.keys(manifest.files).filter((file) => file !== SETTINGS_FILE)) {
    await mkdir(dirname(join(part, name)), { recursive: true, mode: OWNER_ONLY });
    await cp(join(folder, name), join(part, name), { preserveTimestamps: true });
  }
  // The database comes last, so that a home with a database is complete.
  await rm(join(home, RELEASES), { recursive: true, force: true });
  for (const name of [SECRET, RELEASES, DATABASE_FILE])
    if (await isThere(join(part, name))) await rename(join(part, name), join(home, name));
  await rm(part, { recursive: true });
  await chmod(home, OWNER_ONLY);
  return manifest;
}

/** The home of a real server's portal has no database, so its secret tells that it is in use. The secret of the backup itself is no loss. */
async function isUsed(home: string, { files }: BackupManifest): Promise<boolean> {
  for (const name of [DATABASE_FILE, UNMOVED_RELEASES]) if (await isThere(join(home, name))) return true;
  const secret = join(home, SECRET);
  return SECRET in files && (await isThere(secret)) && (await hashOfFile(secret)) !== files[SECRET];
}

async function readManifest(folder: string): Promise<BackupManifest> {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')));
  } catch {
    throw new CommandError(`${folder} is no whole backup: it has no ${MANIFEST} of this version`);
  }
}

async function hashesOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && entry.name !== MANIFEST)
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .sort();
  const hashes: Record<string, string> = {};
  for (const file of files) hashes[file] = await hashOfFile(join(folder, file));
  return hashes;
}

async function hashOfFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest('hex');
}

async function copyIfThere(from: string, to: string): Promise<void> {
  if (await isThere(from)) await cp(from, to, { recursive: true, preserveTimestamps: true });
}

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
