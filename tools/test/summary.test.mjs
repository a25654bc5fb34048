import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { reportOf } from './reports.mjs';
import { countTask, slowestFiles } from './summary.mjs';

const FOLDER = `summary-test-${process.pid}`;

afterAll(() => rmSync(dirname(reportOf(FOLDER, 'unit')), { recursive: true, force: true }));

function task(target, status, output = '') {
  return { project: 'p', folder: FOLDER, target, status, output, ms: 10 };
}

function writeReport(target, report) {
  mkdirSync(dirname(reportOf(FOLDER, target)), { recursive: true });
  writeFileSync(reportOf(FOLDER, target), JSON.stringify(report));
}

test('a task without a report counts as one', () => {
  expect(countTask(task('lint', 'success'))).toMatchObject({ passed: 1, failed: 0, details: [] });
  expect(countTask(task('lint', 'failure', 'no-var'))).toMatchObject({
    passed: 0,
    failed: 1,
    details: ['no-var'],
  });
});

test('a task whose need failed was not run, and is a failure', () => {
  expect(countTask(task('e2e', 'skipped'))).toMatchObject({ passed: 0, failed: 1 });
});

test('tests that are not run again count as they did', () => {
  writeReport('unit', { numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, testResults: [] });
  expect(countTask(task('unit', 'local-cache'))).toMatchObject({ passed: 3, failed: 0 });
});

test('tests that pass in a run that fails are a failure, and so is a run without a report', () => {
  writeReport('unit', { numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, testResults: [] });
  expect(countTask(task('unit', 'failure', 'out of memory'))).toMatchObject({
    passed: 3,
    failed: 1,
    details: ['out of memory'],
  });
  expect(countTask(task('components', 'failure'))).toMatchObject({ passed: 0, failed: 1 });
});

test('the slowest files are those of this run', () => {
  const files = [
    { name: 'slow', ms: 9 },
    { name: 'slower', ms: 12 },
  ];
  expect(
    slowestFiles([
      { ...task('unit', 'success'), files },
      { ...task('e2e', 'local-cache'), files: [{ name: 'kept', ms: 99 }] },
    ]).map(({ name }) => name),
  ).toEqual(['slower', 'slow']);
});
