import { grouped, DAY_MS, writtenDay } from '@portico/domain';
import { demoWorld } from '../../../../test/demo-world.js';
import { parseGameTime } from '@portico/services/game';
import { DEMO_TODAY } from '../../shared/demo-calendar.js';
import { DemoRandom } from '../../shared/demo-random.js';
import { serverDay, startOfServerDay } from './log-times.js';
import { livePastMidnight } from './running-day.js';

const { people } = demoWorld;
const NEXT_DAY = serverDay(DEMO_TODAY) + 1;
const dayStart = startOfServerDay(NEXT_DAY);

const lived = (minutes: number) =>
  livePastMidnight(people, { today: DEMO_TODAY, now: dayStart + minutes * 60_000 }, new DemoRandom(7));

describe('the running day of a demo world that was just made', () => {
  it.each([30, 387, 1200])(
    'has votes, NX, bosses, EXP and scrolls %i minutes after midnight, none to come',
    (minutes) => {
      const now = dayStart + minutes * 60_000;
      const world = lived(minutes);
      const logs = {
        votes: world.votes.map(({ confirmedAt, at }) => confirmedAt ?? at),
        nx: world.nxLogs.map(({ at }) => at),
        bosses: world.bossLogs.map(({ at }) => at),
        scrolls: world.scrollLogs.map(({ at }) => at),
        experience: world.experienceLogs.map(({ at }) => parseGameTime(at) ?? 0),
      };
      for (const [name, times] of Object.entries(logs)) {
        expect([name, times.some((at) => at >= dayStart)]).toEqual([name, true]);
        expect([name, times.filter((at) => at > now)]).toEqual([name, []]);
      }
      const used = world.voteDays.filter(({ day }) => day === writtenDay(NEXT_DAY));
      expect(used.length).toBeGreaterThan(3);
      expect(used.every(({ votes }) => votes <= 3)).toBe(true);
    },
  );

  it('keeps the order in which an account earned and spent', () => {
    const world = lived(387);
    const logs = grouped(world.nxLogs, ({ accountId }) => accountId);
    const broken = world.accounts.filter(({ id }) => {
      const times = (logs.get(id) ?? []).map(({ at }) => at);
      return times.some((at, index) => index > 0 && at < (times[index - 1] ?? 0));
    });
    expect(broken.map(({ name }) => name)).toEqual([]);
    expect(world.accounts).toBe(people.accounts);
  });

  it('numbers EXP in the order in which it was gained', () => {
    const { experienceLogs } = lived(387);
    expect(experienceLogs.filter(({ id }, index) => id !== index + 1)).toEqual([]);
    const times = experienceLogs.map(({ at }) => at ?? '');
    expect(times.filter((at, index) => index > 0 && at < (times[index - 1] ?? ''))).toEqual([]);
  });

  it('is left as it is where the world stands still on that day', () => {
    const now = DEMO_TODAY + 3_600_000;
    expect(livePastMidnight(people, { today: DEMO_TODAY, now }, new DemoRandom(7))).toBe(people);
    expect(serverDay(now + DAY_MS)).toBe(NEXT_DAY);
  });
});
