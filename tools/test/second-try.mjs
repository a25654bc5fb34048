import { readFileSync, writeFileSync } from 'node:fs';

/** If more files fail, the cause is not just a busy machine. */
const MOST_FILES = 5;

const count = (suites, isCounted) =>
  suites.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => isCounted(status)).length;

/**
 * Repeats the failed files of a Vitest or Jest run once, alone, and merges the results into its report. A test that
 * passed only then is marked as `repeated`. `runFiles(files)` runs them with a report at the same place. Returns its
 * result; undefined if nothing was repeated.
 */
export async function secondTry(report, runFiles) {
  const first = read(report);
  const files = (first?.testResults ?? [])
    .filter(({ status }) => status === 'failed')
    .map(({ name }) => name);
  if (files.length === 0 || files.length > MOST_FILES) return undefined;
  const result = await runFiles(files);
  const second = read(report);
  writeFileSync(report, JSON.stringify(second ? merge(first, second) : first));
  return result;
}

function merge(first, second) {
  const again = new Map(second.testResults.map((suite) => [suite.name, suite]));
  const testResults = first.testResults.map((suite) => again.get(suite.name) ?? suite);
  return {
    ...first,
    testResults,
    numPassedTests: count(testResults, (status) => status === 'passed'),
    numFailedTests: count(testResults, (status) => status === 'failed'),
    repeated: first.testResults.filter(({ name }) => again.get(name)?.status === 'passed'),
  };
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
