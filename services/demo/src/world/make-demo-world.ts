import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { dayNumber, startOfDay } from '@portico/domain';
import { runImport, type ImportResult } from '@portico/services/catalog/import';
import type { GameContext } from '@portico/services/platform/cli';
import { DEMO_SEED } from './demo-version.js';
import { generateDemoWorld, ownerOf } from './demo-world.js';
import { writeDemoFiles } from './game-files/demo-files.js';
import { demoNews } from './news/demo-news.js';
import { demoOnlineSamples } from './people/logs/online-samples.js';
import { livePastMidnight } from './people/logs/running-day.js';
import { demoToday } from './shared/demo-calendar.js';
import { DemoRandom } from './shared/demo-random.js';
import { writeDemoRows } from './write-demo-rows.js';

export type DemoProgress = (step: string) => void;

interface DemoMaking {
  folder: string;
  progress: DemoProgress;
  generate?: typeof generateDemoWorld;
}

export async function makeDemoWorld(
  { config, unitOfWork }: Pick<GameContext, 'config' | 'unitOfWork'>,
  { folder, progress, generate = generateDemoWorld }: DemoMaking,
): Promise<ImportResult> {
  progress('Generating the demo world');
  const now = Date.now();
  const { zone } = config.public.time;
  const yesterday = dayNumber(now, zone) - 1;
  const today = demoToday(now);
  const still = generate(DEMO_SEED, today, yesterday);
  const people = {
    ...livePastMidnight(still.people, { today, now }, new DemoRandom(DEMO_SEED)),
    // Up to now, because a curve with a gap at its end would look broken.
    onlineSamples: demoOnlineSamples(new DemoRandom(DEMO_SEED), now),
  };
  const news = demoNews({ authorId: ownerOf(people), now, zone });
  const world = { ...still, people, news };
  progress('Writing its game files');
  await mkdir(folder, { recursive: true });
  await writeDemoFiles(join(folder, 'wz'), world);
  progress('Filling its database');
  const days = { yesterday, midnight: startOfDay(yesterday + 1, zone) };
  await unitOfWork.run((manager) => writeDemoRows(manager, world, days));
  progress('Importing its game files');
  return runImport({
    folder: join(folder, 'wz'),
    unitOfWork,
    force: true,
    // Another version of the world may have fewer things of a kind, so the import must accept losses.
    acceptLosses: true,
  });
}
