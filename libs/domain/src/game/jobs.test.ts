import { CLASS_JOB_RANGES, CLASS_SLUGS, classOfJob, JOB_NAMES, jobName, lineOfJob } from './jobs.js';

describe('jobs', () => {
  it('puts a job code into the one class that covers it', () => {
    expect([0, 112, 232, 322, 422, 522, 1000, 1112, 1512].map(classOfJob)).toEqual([
      'beginner',
      'warrior',
      'magician',
      'bowman',
      'thief',
      'pirate',
      'noblesse',
      'dawn-warrior',
      'thunder-breaker',
    ]);
  });

  it('counts legends among arans', () => {
    expect([2000, 2100, 2112].map(classOfJob)).toEqual(['aran', 'aran', 'aran']);
  });

  it('leaves game masters and the 22xx line without a class', () => {
    expect([800, 900, 910, 2001, 2218].map(classOfJob)).toEqual(Array(5).fill(undefined));
  });

  it('has a line for every job, that of beginners where nothing is known', () => {
    expect([112, 1212, 800, 900, 910, 2001, 777].map(lineOfJob)).toEqual([
      'warrior',
      'blaze-wizard',
      'gm',
      'gm',
      'gm',
      'beginner',
      'beginner',
    ]);
  });

  it('lets no two classes overlap', () => {
    for (const code of Object.keys(JOB_NAMES).map(Number)) {
      const covering = CLASS_SLUGS.filter((slug) =>
        CLASS_JOB_RANGES[slug].some(({ from, to }) => code >= from && code <= to),
      );
      expect(covering.length).toBeLessThanOrEqual(1);
    }
  });

  it('names every job and falls back to the code', () => {
    expect(jobName(132)).toBe('Dark Knight');
    expect(jobName(2210)).toBe('Evan');
    expect(jobName(777)).toBe('Job 777');
  });
});
