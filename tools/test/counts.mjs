import { readFileSync } from 'node:fs';
import { ROOT } from '../bootstrap/workspace.mjs';

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** First words of a line about a test that passed only when repeated. */
const SECOND_TRY = 'PASSED AT A SECOND TRY';

const NO_REPORT = { passed: 0, failed: 1, skipped: 0, details: ['the runner wrote no report'] };

/** Statuses of tests that did not run, in Jest and Vitest. */
const NOT_RUN = new Set(['pending', 'skipped']);

const shortName = (file) => file.replace(`${ROOT}/`, '');

/** Whether a file failed as a whole, apart from its tests. */
const isBroken = ({ status, assertionResults }) =>
  status === 'failed' && assertionResults.every((test) => test.status !== 'failed');

function failuresOf(suite) {
  const name = shortName(suite.name);
  if (isBroken(suite)) return [`${name}\n${suite.message}`];
  return suite.assertionResults
    .filter((test) => test.status === 'failed')
    .map((test) => `${name}: ${test.fullName}\n${test.failureMessages.join('\n')}`);
}

/** Counts in a JSON report of Vitest or Jest. A suite that did not run counts as one failure. */
export function testCounts(file) {
  const report = read(file);
  if (!report) return NO_REPORT;
  const broken = report.testResults.filter(isBroken);
  const details = report.testResults.flatMap(failuresOf);
  const repeated = (report.repeated ?? []).flatMap(failuresOf).map((failure) => `${SECOND_TRY} ${failure}`);
  const skipped = report.testResults.flatMap((suite) => {
    const count = suite.assertionResults.filter(({ status }) => NOT_RUN.has(status)).length;
    return count > 0 ? [`SKIPPED ${count} in ${shortName(suite.name)}`] : [];
  });
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests,
    details: [...details, ...repeated, ...skipped],
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      name: shortName(name),
      ms: endTime - startTime,
    })),
  };
}

function specs(suite) {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)];
}

function describeFailure(test) {
  const errors = test.results.flatMap((result) => result.errors ?? []);
  return `${test.title}\n${errors.map((error) => error.message).join('\n')}`;
}

/** Total time of each file's tests, in all browsers and tries. */
function filesOf(tests) {
  const files = new Map();
  for (const { file, results } of tests)
    files.set(
      file,
      results.reduce((ms, { duration = 0 }) => ms + duration, files.get(file) ?? 0),
    );
  return [...files].map(([name, ms]) => ({ name, ms }));
}

/** Counts in Playwright's JSON report: a run that ended before its first test is one failure, tests that passed when repeated are named. */
export function playwrightCounts(file) {
  const report = read(file);
  if (!report) return NO_REPORT;
  const tests = report.suites.flatMap(specs).flatMap((spec) =>
    spec.tests.map((test) => ({
      ...test,
      file: `e2e/specs/${spec.file}`,
      title: `${spec.file}: ${spec.title} [${test.projectName}]`,
    })),
  );
  const of = (...statuses) => tests.filter((test) => statuses.includes(test.status));
  const failed = of('unexpected');
  const repeated = of('flaky');
  const errors = (report.errors ?? []).map((error) => error.message ?? String(error));
  return {
    passed: of('expected').length + repeated.length,
    failed: failed.length + (failed.length === 0 ? errors.length : 0),
    skipped: of('skipped').length,
    files: filesOf(tests),
    details: [
      ...errors,
      ...failed.map(describeFailure),
      ...repeated.map((test) => `${SECOND_TRY} ${describeFailure(test)}`),
    ],
  };
}
