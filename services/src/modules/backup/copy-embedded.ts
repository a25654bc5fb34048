import type { Database } from '../../platform/persistence/index.js';

/** Copies the embedded database as it is at one moment, while others read and write it. */
export async function copyEmbedded(database: Database, file: string): Promise<void> {
  await database.source('writer').query('VACUUM INTO ?', [file]);
}
