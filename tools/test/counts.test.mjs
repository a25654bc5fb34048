import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testCounts, playwrightCounts } from './counts.mjs';

const folder = mkdtempSync(join(tmpdir(), 'portico-counts-'));

afterAll(() => rmSync(folder, { recursive: true }));

function report(content) {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test('a report that was not written is a failure', () => {
  expect(testCounts(join(folder, 'missing.json'))).toMatchObject({ passed: 0, failed: 1 });
  expect(playwrightCounts(join(folder, 'missing.json'))).toMatchObject({ passed: 0, failed: 1 });
});

test('a suite of tests that did not run is one failure, and what was skipped is named', () => {
  const file = report({
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 2,
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        message: 'Cannot find module',
        startTime: 10,
        endTime: 15,
        assertionResults: [],
      },
      {
        name: 'b.test.ts',
        status: 'failed',
        message: '',
        startTime: 20,
        endTime: 45,
        assertionResults: [
          { status: 'failed', fullName: 'adds', failureMessages: ['1 is not 2'] },
          { status: 'pending', fullName: 'reads real files', failureMessages: [] },
          { status: 'skipped', fullName: 'reads another', failureMessages: [] },
        ],
      },
    ],
  });
  expect(testCounts(file)).toEqual({
    passed: 3,
    failed: 2,
    skipped: 2,
    details: ['a.test.ts\nCannot find module', 'b.test.ts: adds\n1 is not 2', 'SKIPPED 2 in b.test.ts'],
    files: [
      { name: 'a.test.ts', ms: 5 },
      { name: 'b.test.ts', ms: 25 },
    ],
  });
});

test('a Playwright test that passed only when repeated is named', () => {
  const of = (title, status) => ({
    title,
    file: 'x.spec.ts',
    tests: [{ projectName: 'phone', status, results: [] }],
  });
  const file = report({
    errors: [],
    suites: [
      {
        specs: [of('walks', 'expected')],
        suites: [{ specs: [of('stumbles', 'flaky'), of('falls', 'unexpected'), of('rests', 'skipped')] }],
      },
    ],
  });
  const counts = playwrightCounts(file);
  expect(counts).toMatchObject({ passed: 2, failed: 1, skipped: 1 });
  expect(counts.details).toEqual([
    expect.stringContaining('falls'),
    expect.stringMatching(/^PASSED AT A SECOND TRY .*stumbles/),
  ]);
});

test('a run that ended before its first test is a failure', () => {
  const file = report({ errors: [{ message: 'global set-up failed' }], suites: [] });
  expect(playwrightCounts(file)).toMatchObject({ passed: 0, failed: 1, details: ['global set-up failed'] });
});
