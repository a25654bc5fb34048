import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dayNumber } from '@portico/domain';
import { runImport } from '@portico/services/catalog/import';
import type { ImportResult } from '@portico/services/catalog/import';
import { SchemaProbe } from '@portico/services/game';
import type { CommandContext } from '@portico/services/platform/cli';
import type { Database } from '@portico/services/platform/persistence';
import { DEMO_SEED, DEMO_VERSION, generateDemoWorld } from './demo-world.js';
import { writeDemoFiles } from './game-files/demo-files.js';
import { demoOnlineSamples } from './people/logs/online-samples.js';
import { livePastMidnight } from './people/logs/running-day.js';
import { demoToday } from './shared/demo-calendar.js';
import { DemoRandom } from './shared/demo-random.js';
import { writeDemoRows } from './write-demo-rows.js';

export type DemoContext = Pick<CommandContext, 'config' | 'database' | 'unitOfWork'>;

export interface DemoOptions {
  /** Make it again although it is there. */
  reset?: boolean;
  /** Another world than the whole one. */
  generate?: typeof generateDemoWorld;
}

/** Called before each step with what is about to happen. */
export type DemoProgress = (step: string) => void;

const STAMP = JSON.stringify({ version: DEMO_VERSION, seed: DEMO_SEED });

/**
 * Makes the demo world unless this version of it is there: game files below the home, game rows in the embedded
 * database, then the ordinary import. The stamp is written last, so that a start that was cut short is made again.
 * Returns what was imported, or nothing when there was nothing to do.
 */
export async function ensureDemoWorld(
  { config, database, unitOfWork }: DemoContext,
  progress: DemoProgress = () => {},
  options: DemoOptions = {},
): Promise<ImportResult | undefined> {
  const folder = join(config.env.home, 'demo');
  const stampFile = join(folder, 'stamp.json');
  const isThere = (await readStamp(stampFile)) === STAMP && (await hasGameTables(database));
  if (isThere && !options.reset) return undefined;
  await rm(stampFile, { force: true });
  progress('Generating the demo world');
  const now = Date.now();
  const yesterday = dayNumber(now, config.public.time.zone) - 1;
  const today = demoToday(now);
  const still = (options.generate ?? generateDemoWorld)(DEMO_SEED, today, yesterday);
  const people = {
    ...livePastMidnight(still.people, { today, now }, new DemoRandom(DEMO_SEED)),
    // Up to this minute: a curve with a gap before it would look broken.
    onlineSamples: demoOnlineSamples(new DemoRandom(DEMO_SEED), now),
  };
  const world = { ...still, people };
  progress('Writing its game files');
  await mkdir(folder, { recursive: true });
  await writeDemoFiles(join(folder, 'wz'), world);
  progress('Filling its database');
  await unitOfWork.run((manager) => writeDemoRows(manager, world, yesterday));
  progress('Importing its game files');
  const result = await runImport({
    folder: join(folder, 'wz'),
    unitOfWork,
    force: true,
    // The files are made here, and another version of the world may well have less of a kind.
    acceptLosses: true,
  });
  await writeFile(stampFile, STAMP);
  return result;
}

/** The database may have been deleted beside a stamp that says it is complete. */
async function hasGameTables(database: Database): Promise<boolean> {
  const schema = await new SchemaProbe(database.reader).probe();
  return schema.hasTable('accounts');
}

async function readStamp(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(() => undefined);
}
