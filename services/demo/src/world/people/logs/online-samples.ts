import { DAY_MS, MINUTE_MS } from '@portico/domain';
import type { OnlineSampleEntity } from '@portico/services/modules/activity';
import type { DemoRandom } from '../../shared/demo-random.js';

/** A day more than a week, so that every hour of today has one to be compared with. */
const DAYS = 8;
const STEP_MINUTES = 15;
const STEP_MS = STEP_MINUTES * MINUTE_MS;
const USUAL = 110;

/** Online players of the last days, counted each quarter of an hour: most in the server's evening, more at weekends. */
export function demoOnlineSamples(random: DemoRandom, today: number): OnlineSampleEntity[] {
  const last = today - (today % STEP_MS);
  return Array.from({ length: (DAYS * DAY_MS) / STEP_MS }, (_, step) => {
    const at = last - step * STEP_MS;
    const hour = ((at % DAY_MS) / DAY_MS) * 2 * Math.PI;
    const wave = 1 - 0.35 * Math.cos(hour) + 0.05 * Math.sin(3 * hour);
    const players = Math.round(USUAL * wave) + random.between(-3, 3);
    return { at, minutes: STEP_MINUTES, players, peak: players };
  });
}
