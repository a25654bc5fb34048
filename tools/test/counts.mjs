import { readFileSync } from 'node:fs';

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

const NO_REPORT = { passed: 0, failed: 1, skipped: 0, details: ['the runner wrote no report'] };

/** Counts of Jest's --json report. A suite that did not run is one failure of its own. */
export function jestCounts(file) {
  const report = read(file);
  if (!report) return NO_REPORT;
  const details = report.testResults.flatMap((suite) => {
    const failed = suite.assertionResults.filter((test) => test.status === 'failed');
    const name = suite.name.replace(`${process.cwd()}/`, '');
    if (suite.status === 'failed' && failed.length === 0) return [`${name}\n${suite.message}`];
    return failed.map((test) => `${name}: ${test.fullName}\n${test.failureMessages.join('\n')}`);
  });
  const skipped = report.testResults.flatMap((suite) => {
    const count = suite.assertionResults.filter((test) => test.status === 'pending').length;
    return count > 0 ? [`SKIPPED ${count} in ${suite.name.replace(`${process.cwd()}/`, '')}`] : [];
  });
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests,
    details: [...details, ...skipped],
  };
}

function specs(suite) {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)];
}

/** Counts of Playwright's JSON report: a test that passed only when repeated counts as failed. */
export function playwrightCounts(file) {
  const report = read(file);
  if (!report) return NO_REPORT;
  const tests = report.suites
    .flatMap(specs)
    .flatMap((spec) =>
      spec.tests.map((test) => ({ ...test, title: `${spec.file}: ${spec.title} [${test.projectName}]` })),
    );
  const of = (...statuses) => tests.filter((test) => statuses.includes(test.status));
  const failed = of('unexpected', 'flaky');
  const errors = (report.errors ?? []).map((error) => error.message ?? String(error));
  return {
    passed: of('expected').length,
    failed: failed.length + (failed.length === 0 ? errors.length : 0),
    skipped: of('skipped').length,
    details: [
      ...errors,
      ...failed.map(
        (test) =>
          `${test.title}\n${test.results
            .flatMap((result) => result.errors ?? [])
            .map((error) => error.message)
            .join('\n')}`,
      ),
    ],
  };
}
