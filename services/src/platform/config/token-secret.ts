import { randomBytes, randomUUID } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { propertyOf } from '../collections/index.js';
import { StartupError } from '../errors/index.js';
import type { PorticoEnvironment } from './portico-config.js';

const OWNER_ONLY = 0o700;
const STICKY = 0o1000;

const fileOf = (home: string) => join(home, 'secret');

/** A secret that no portal has served with yet: commands take no home for the portal's that has only this. */
const newFileOf = (home: string) => join(home, 'secret.new');

/**
 * Creates the secret of a home that has none, and returns whether the home is new. Only the start of a portal may: in a wrong folder, a
 * command would replace the real one. The secret counts for commands once `keepTokenSecret` has been called, so a start that fails in a
 * mistyped folder leaves none. Portals that start together in one home get the same.
 */
export function createTokenSecret(env: PorticoEnvironment): boolean {
  const { home, hasOwnSecret } = env;
  if (hasOwnSecret !== true) return false;
  try {
    mkdirSync(home, { recursive: true, mode: OWNER_ONLY });
    const isNew = proposeSecret(env);
    // A home without a secret can be another folder, such as /srv, so only one with a secret is closed to others.
    if (!isNew) closeToOthers(home);
    return isNew;
  } catch {
    throw new StartupError(`PORTICO_HOME ${home}: cannot be written`);
  }
}

/** Returns false if the home has a secret, also one that another portal has kept meanwhile. */
function proposeSecret(env: PorticoEnvironment): boolean {
  const file = newFileOf(env.home);
  if (existsSync(fileOf(env.home))) return false;
  writeUnlessThere(file, randomBytes(48).toString('base64url'));
  const proposed = readIfThere(file);
  // Another portal removes its proposal only after it has kept it.
  if (proposed === undefined || existsSync(fileOf(env.home))) {
    rmSync(file, { force: true });
    return false;
  }
  env.tokenSecret = proposed;
  return true;
}

/** Makes the secret that a portal has started with the secret of its home. */
export function keepTokenSecret({ home, hasOwnSecret, tokenSecret }: PorticoEnvironment): void {
  if (hasOwnSecret !== true) return;
  // A home that can no longer be written, as on a full disk, still has the secret that a start needs.
  if (!existsSync(fileOf(home))) writeUnlessThere(fileOf(home), tokenSecret);
  rmSync(newFileOf(home), { force: true });
}

export function readTokenSecret(home: string): string {
  const file = fileOf(home);
  let secret: string | undefined;
  try {
    secret = readIfThere(file)?.trim();
  } catch {
    throw new StartupError(`${file}: cannot be read`);
  }
  if (secret === undefined)
    throw new StartupError(
      `PORTICO_HOME ${home}: has no secret. Name the folder of the portal, or set the PORTICO_TOKEN_SECRET that the portal has`,
    );
  if (secret.length >= 32) return secret;
  throw new StartupError(
    `${file}: is too short for a secret. Remove the file, and the next start creates a new one`,
  );
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (propertyOf(error, 'code') === 'ENOENT') return undefined;
    throw error;
  }
}

/** Restricts a folder of the portal that a command, its owner or an earlier version made open to others; not a shared one, such as /tmp. */
function closeToOthers(home: string): void {
  const { mode, uid } = statSync(home);
  if ((mode & STICKY) !== 0 || (mode & 0o077) === 0 || uid !== process.getuid?.()) return;
  chmodSync(home, OWNER_ONLY);
}

/** Writes a file so that processes that start together never see half of it; one of them creates it, and the others leave it. */
function writeUnlessThere(file: string, content: string): void {
  // Ids of processes are no names: in containers on one volume, every portal can have the id 1.
  const own = `${file}.${randomUUID()}`;
  writeFileSync(own, content, { mode: 0o600, flag: 'wx' });
  try {
    linkSync(own, file);
  } catch (error) {
    if (propertyOf(error, 'code') !== 'EEXIST') throw error;
  } finally {
    rmSync(own);
  }
}
