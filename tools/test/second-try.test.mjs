import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testCounts } from './counts.mjs';
import { secondTry } from './second-try.mjs';

const folder = mkdtempSync(join(tmpdir(), 'portico-second-try-'));
const report = join(folder, 'report.json');
afterAll(() => rmSync(folder, { recursive: true }));

const suite = (name, ...statuses) => ({
  name,
  status: statuses.includes('failed') ? 'failed' : 'passed',
  message: '',
  assertionResults: statuses.map((status, at) => ({
    status,
    fullName: `test ${at}`,
    failureMessages: ['why'],
  })),
});

function write(...testResults) {
  const count = (wanted) =>
    testResults.flatMap((one) => one.assertionResults).filter(({ status }) => status === wanted).length;
  writeFileSync(
    report,
    JSON.stringify({
      testResults,
      numPassedTests: count('passed'),
      numFailedTests: count('failed'),
      numPendingTests: 0,
    }),
  );
}

test('a file that passes alone is a pass, and its test is named', async () => {
  write(suite('a', 'passed', 'failed'), suite('b', 'passed'));
  const repeated = [];
  const result = await secondTry(report, (files) => {
    repeated.push(...files);
    write(suite('a', 'passed', 'passed'));
    return { code: 0 };
  });
  expect(repeated).toEqual(['a']);
  expect(result).toEqual({ code: 0 });
  expect(testCounts(report)).toMatchObject({
    passed: 3,
    failed: 0,
    details: [expect.stringMatching(/^PASSED AT A SECOND TRY a: test 1/)],
  });
});

test('a file that fails again has failed, and so has one whose second run wrote no report', async () => {
  write(suite('a', 'failed'), suite('b', 'failed', 'passed'));
  await secondTry(report, () => {
    write(suite('a', 'failed'), suite('b', 'passed', 'failed'));
    return { code: 1 };
  });
  expect(testCounts(report)).toMatchObject({ passed: 1, failed: 2 });

  write(suite('a', 'failed'));
  await secondTry(report, () => {
    rmSync(report);
    return { code: 1 };
  });
  expect(testCounts(report)).toMatchObject({ passed: 0, failed: 1 });
});

test('nothing is repeated where no test failed, or where many files did', async () => {
  const never = () => expect.unreachable();
  write(suite('a', 'passed'));
  expect(await secondTry(report, never)).toBeUndefined();
  const before = 'abcdef'.split('').map((name) => suite(name, 'failed'));
  write(...before);
  expect(await secondTry(report, never)).toBeUndefined();
  expect(JSON.parse(readFileSync(report, 'utf8')).testResults).toHaveLength(6);
});
