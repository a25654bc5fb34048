import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImportResult } from '@portico/services/catalog/import';
import { SchemaProbe } from '@portico/services/game';
import type { GameContext } from '@portico/services/platform/cli';
import type { Database } from '@portico/services/platform/persistence';
import { DEMO_SEED, DEMO_VERSION } from './demo-version.js';
import type { generateDemoWorld } from './demo-world.js';
import type { DemoProgress } from './make-demo-world.js';

export interface DemoOptions {
  reset?: boolean;
  /** Replaces the generator, for a smaller world in tests. */
  generate?: typeof generateDemoWorld;
}

const STAMP = JSON.stringify({ version: DEMO_VERSION, seed: DEMO_SEED });

/**
 * Creates the demo world unless this version of it exists. The stamp is written last, so that an interrupted start
 * creates it again. Returns the result of the import; undefined if there was nothing to do.
 */
export async function ensureDemoWorld(
  context: GameContext,
  progress: DemoProgress = () => {},
  { reset, generate }: DemoOptions = {},
): Promise<ImportResult | undefined> {
  const folder = join(context.config.env.home, 'demo');
  const stampFile = join(folder, 'stamp.json');
  const isThere = (await readStamp(stampFile)) === STAMP && (await hasGameTables(context.database));
  if (isThere && !reset) return undefined;
  await rm(stampFile, { force: true });
  // Loaded only when needed, because generator and importer are a tenth of the portal's code.
  const { makeDemoWorld } = await import('./make-demo-world.js');
  const result = await makeDemoWorld(context, { folder, progress, generate });
  await writeFile(stampFile, STAMP);
  return result;
}

/** The database may have been deleted while the stamp still says that the world is complete. */
async function hasGameTables(database: Database): Promise<boolean> {
  const schema = await new SchemaProbe(database.reader).probe();
  return schema.hasTable('accounts');
}

async function readStamp(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(() => undefined);
}
