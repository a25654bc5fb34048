import { say, sinceStart } from '../bootstrap/terminal.mjs';
import { tail } from '../bootstrap/run.mjs';
import { playwrightCounts, testCounts } from './counts.mjs';
import { reportOf } from './reports.mjs';

const SLOWEST_FILES = 10;
const DETAIL_LINES = 40;
const BRIEF_LINES = 4;

/** Targets with a test report, and its reader. Other tasks count as one test. */
const COUNTS = {
  unit: testCounts,
  components: testCounts,
  api: testCounts,
  e2e: playwrightCounts,
};

/** Adds counts to a task of Nx: { passed, failed, skipped, details, files }, besides the results from bootstrap/nx/plugin.mjs. */
export function countTask(task) {
  if (task.status === 'skipped') {
    return {
      ...task,
      passed: 0,
      failed: 1,
      skipped: 0,
      files: [],
      details: ['not run: what it needs failed'],
    };
  }
  const isOk = task.status !== 'failure' && task.status !== 'stopped';
  const count = COUNTS[task.target];
  const counts = count?.(reportOf(task.folder, task.target)) ?? { passed: Number(isOk), failed: 0 };
  const printed = isOk || counts.failed > 0 ? [] : [tail(task.output, DETAIL_LINES)];
  return {
    ...task,
    ...counts,
    skipped: counts.skipped ?? 0,
    files: counts.files ?? [],
    // A run that failed apart from its tests, or wrote no report, is one failure.
    failed: isOk ? counts.failed : Math.max(counts.failed, 1),
    details: [...(counts.details ?? []), ...printed],
  };
}

/** Prints all failures, a line for each target, the slowest files, and the totals in the last line. Returns whether all passed. */
export function summary(tasks) {
  const counted = tasks.map(countTask);
  for (const task of counted) {
    for (const detail of task.details)
      say(`\n  ${task.target} of ${task.project}: ${firstLines(detail, DETAIL_LINES)}`);
  }
  say('');
  for (const [target, group] of groupsOf(counted)) say(lineOf(target, group));
  const slowest = slowestFiles(counted);
  if (slowest.length > 0) say(`\nThe ${slowest.length} files that took longest:`);
  for (const { target, name, ms } of slowest) {
    say(`  ${(ms / 1000).toFixed(1).padStart(6)} s  ${name} (${target})`);
  }
  // Repeated in short, because people read CI logs from the end.
  for (const { target, details } of counted) {
    for (const detail of details.filter((text) => !text.startsWith('SKIPPED'))) {
      say(`\n  ${target}: ${firstLines(detail, BRIEF_LINES)}`);
    }
  }
  const failed = sum(counted, 'failed');
  say(`\nAll of it took ${sinceStart()}.`);
  say(`${sum(counted, 'passed')} passed, ${failed} failed`);
  return failed === 0;
}

const sum = (tasks, key) => tasks.reduce((total, task) => total + task[key], 0);

function groupsOf(tasks) {
  const groups = new Map();
  for (const task of tasks) groups.set(task.target, [...(groups.get(task.target) ?? []), task]);
  return groups;
}

function lineOf(target, group) {
  const failed = sum(group, 'failed');
  const skipped = sum(group, 'skipped');
  const kept = group.filter(({ status }) => status.startsWith('local-cache')).length;
  const counts = `${sum(group, 'passed')} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
  const time = kept === group.length ? 'unchanged' : `${(sum(group, 'ms') / 1000).toFixed(1)} s`;
  const note = kept > 0 && kept < group.length ? ` (${kept} of ${group.length} projects unchanged)` : '';
  return `  ${failed > 0 ? 'FAIL' : 'ok  '}  ${target.padEnd(14)} ${counts.padEnd(36)} ${time}${note}`;
}

/** Test files of this run, the slowest first. */
export function slowestFiles(tasks) {
  return tasks
    .filter(({ status }) => !status.startsWith('local-cache'))
    .flatMap(({ target, files }) => files.map((file) => ({ target, ...file })))
    .sort((left, right) => right.ms - left.ms)
    .slice(0, SLOWEST_FILES);
}

function firstLines(text, count) {
  return text.split('\n').slice(0, count).join('\n    ');
}
