import { Logger } from '@nestjs/common';
import { PeriodicJob } from './periodic-job.js';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('logs a failure once while it lasts, another one too, and that it has passed', async () => {
  vi.useFakeTimers();
  const said: string[] = [];
  const note = ({ msg, err }: { msg: string; err?: Error }) => void said.push(err?.message ?? msg);
  vi.spyOn(Logger.prototype, 'warn').mockImplementation(note);
  vi.spyOn(Logger.prototype, 'log').mockImplementation(note);
  const outcomes = ['', 'read only', 'read only', 'read only', 'no table', '', '', 'read only'];
  let rounds = 0;
  const job = new PeriodicJob({
    name: 'Job',
    everyMs: 1000,
    isPossible: () => true,
    work: () => {
      const failure = outcomes[rounds++];
      return failure === '' ? Promise.resolve() : Promise.reject(new Error(failure));
    },
  });
  job.start();
  await vi.advanceTimersByTimeAsync(outcomes.length * 1000);
  await job.stop();
  expect(rounds).toBe(outcomes.length);
  expect(said).toEqual([
    'read only',
    'no table',
    'a round of work in the background succeeded again',
    'read only',
  ]);
});

test('begins its first round at once where that is asked for', async () => {
  vi.useFakeTimers();
  let rounds = 0;
  const work = () => Promise.resolve(void rounds++);
  const job = new PeriodicJob({
    name: 'Job',
    everyMs: 1000,
    startsAtOnce: true,
    isPossible: () => true,
    work,
  });
  job.start();
  expect(rounds).toBe(1);
  await vi.advanceTimersByTimeAsync(1000);
  await job.stop();
  expect(rounds).toBe(2);
});
