import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';

const OWNER_ONLY = 0o600;

/**
 * Makes the file of an embedded database readable by its owner only. SQLite gives new log files the same
 * rights; existing ones are changed here. An open file is never opened and closed again, because that drops
 * SQLite's locks.
 */
export function keepPrivate(file: string): void {
  if (!existsSync(file)) closeSync(openSync(file, 'a', OWNER_ONLY));
  for (const one of [file, `${file}-wal`, `${file}-shm`]) {
    try {
      chmodSync(one, OWNER_ONLY);
    } catch {
      // Missing, or owned by another user who decides.
    }
  }
}
