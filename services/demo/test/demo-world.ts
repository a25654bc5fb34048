import { DAY_MS } from '@portico/domain';
import { DEMO_SEED } from '../src/world/demo-version.js';
import { generateDemoWorld, type DemoWorld } from '../src/world/demo-world.js';
import { serverDay } from '../src/world/people/logs/log-times.js';
import { DEMO_TODAY, demoToday } from '../src/world/shared/demo-calendar.js';

/** The demo world, generated once for all files of a process; none of them changes it. */
export const demoWorld = generateDemoWorld();

let later: DemoWorld | undefined;

/** The same world, created forty days later and after midnight, so that the fixed day of the first one is over. */
export function laterDemoWorld(): DemoWorld {
  const today = demoToday(DEMO_TODAY + 40 * DAY_MS + 5000);
  return (later ??= generateDemoWorld(DEMO_SEED, today, serverDay(today)));
}
