import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';

const OWNER_ONLY = 0o600;

/**
 * Makes the file of an embedded database its owner's alone. SQLite gives its log files the rights of the database; those
 * that are there already get them here. An open file is never opened and closed a second time: that drops SQLite's locks.
 */
export function keepPrivate(file: string): void {
  if (!existsSync(file)) closeSync(openSync(file, 'a', OWNER_ONLY));
  for (const one of [file, `${file}-wal`, `${file}-shm`]) {
    try {
      chmodSync(one, OWNER_ONLY);
    } catch {
      // Not there, or somebody else's: whose it is decides.
    }
  }
}
