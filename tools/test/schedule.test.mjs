import { schedule, slowestFiles, summary } from './schedule.mjs';

const step = (name, result, needs) => ({ name, needs, work: async () => result });

let output = '';

beforeEach(() => {
  output = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    output += text;
    return true;
  });
});

afterEach(() => vi.restoreAllMocks());

test('the last line is the sum over all steps', async () => {
  const results = await schedule(
    [step('unit', { passed: 7, failed: 0, skipped: 2 }), step('lint', { passed: 1, failed: 0 })],
    2,
  );
  expect(summary(results)).toBe(true);
  expect(output.trimEnd().split('\n').at(-1)).toBe('8 passed, 0 failed');
});

test('a step that needs a failed one does not run and counts as one failure', async () => {
  const results = await schedule(
    [
      step('build', { passed: 0, failed: 1, details: ['it does not compile'] }),
      step('e2e', { passed: 99, failed: 0 }, ['build']),
    ],
    2,
  );
  expect(summary(results)).toBe(false);
  expect(output).toContain('it does not compile');
  expect(output.trimEnd().split('\n').at(-1)).toBe('0 passed, 2 failed');
});

test('a step that throws is a failure, and the others still run', async () => {
  const broken = {
    name: 'broken',
    work: async () => {
      throw new Error('no such runner');
    },
  };
  const results = await schedule([broken, step('lint', { passed: 1, failed: 0 })], 1);
  expect(summary(results)).toBe(false);
  expect(output).toContain('no such runner');
  expect(output.trimEnd().split('\n').at(-1)).toBe('1 passed, 1 failed');
});

test('no more steps run at once than there are slots', async () => {
  let running = 0;
  let most = 0;
  const counted = (name) => ({
    name,
    work: async () => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      return { passed: 1, failed: 0 };
    },
  });
  await schedule(['a', 'b', 'c', 'd'].map(counted), 2);
  expect(most).toBe(2);
});

test('a need that no step has is an error, not a wait without end', async () => {
  const steps = [step('build', { passed: 1, failed: 0 }), step('e2e', { passed: 1, failed: 0 }, ['biuld'])];
  await expect(schedule(steps, 2)).rejects.toThrow('e2e needs biuld, which is no step');
});

test('steps that need each other are an error', async () => {
  const steps = [step('a', { passed: 1, failed: 0 }, ['b']), step('b', { passed: 1, failed: 0 }, ['a'])];
  await expect(schedule(steps, 2)).rejects.toThrow('These steps need each other: a, b');
});

test('a step whose need failed through another does not run', async () => {
  const results = await schedule(
    [
      step('last', { passed: 1, failed: 0 }, ['middle']),
      step('middle', { passed: 1, failed: 0 }, ['first']),
      step('first', { passed: 0, failed: 1 }),
    ],
    1,
  );
  expect(results.get('last')).toMatchObject({ passed: 0, failed: 1 });
});

test('the ten files that took longest are printed before the last line, the longest first', async () => {
  const files = (name, count) =>
    Array.from({ length: count }, (_, index) => ({ name: `${name}${index}`, ms: index * 1000 }));
  const results = await schedule(
    [
      step('unit', { passed: 1, failed: 0, files: files('a', 9) }),
      step('api', { passed: 1, failed: 0, files: files('b', 12) }),
    ],
    2,
  );
  const slowest = slowestFiles(results);
  expect(slowest).toHaveLength(10);
  expect(slowest[0]).toEqual({ step: 'api', name: 'b11', ms: 11_000 });
  summary(results);
  expect(output).toContain('11.0 s  b11 (api)');
  expect(output.trimEnd().split('\n').at(-1)).toBe('2 passed, 0 failed');
});
