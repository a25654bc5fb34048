import { say, seconds, sinceStart } from '../bootstrap/terminal.mjs';

const DETAIL_LINES = 15;

const SLOWEST_FILES = 10;

/**
 * Runs steps { name, needs, work }, `slots` at a time, each as soon as what it needs has succeeded. `work` answers
 * { passed, failed, skipped, details }. A step whose need failed is itself one failure.
 */
export async function schedule(steps, slots) {
  checkNeeds(steps);
  const results = new Map();
  const waiting = [...steps];
  const running = new Map();
  const hasFailed = (name) => results.get(name)?.failed > 0;
  while (waiting.length > 0 || running.size > 0) {
    const before = waiting.length;
    for (const step of waiting.slice()) {
      const needs = step.needs ?? [];
      if (needs.some(hasFailed)) {
        waiting.splice(waiting.indexOf(step), 1);
        const details = [`not run: ${needs.filter(hasFailed).join(', ')} failed`];
        results.set(step.name, { passed: 0, failed: 1, skipped: 0, details, time: '0.0 s' });
        say(`  ${step.name}: not run`);
      } else if (running.size < slots && needs.every((name) => results.has(name))) {
        waiting.splice(waiting.indexOf(step), 1);
        running.set(step.name, execute(step));
      }
    }
    if (running.size === 0) {
      if (waiting.length < before) continue;
      throw new Error(`These steps need each other: ${waiting.map(({ name }) => name).join(', ')}`);
    }
    const { name, result } = await Promise.race(running.values());
    running.delete(name);
    results.set(name, result);
  }
  return results;
}

/** A need that no step has would be waited for for ever. */
function checkNeeds(steps) {
  const names = new Set(steps.map(({ name }) => name));
  for (const { name, needs = [] } of steps) {
    const unknown = needs.find((need) => !names.has(need));
    if (unknown !== undefined) throw new Error(`${name} needs ${unknown}, which is no step`);
  }
}

async function execute(step) {
  const since = Date.now();
  say(`  ${step.name} ... (at ${sinceStart()})`);
  let result;
  try {
    result = await step.work();
  } catch (error) {
    result = { passed: 0, failed: 1, skipped: 0, details: [String(error?.stack ?? error)] };
  }
  const time = seconds(since);
  say(`  ${step.name}: ${describe(result)} in ${time}`);
  for (const detail of result.details ?? []) say(detail.replace(/^/gm, '    '));
  return { name: step.name, result: { ...result, time } };
}

function describe({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
}

function firstLines(text) {
  return text.split('\n').slice(0, DETAIL_LINES).join('\n    ');
}

/** The files of tests that took longest, first of all the longest, each with the step that it was part of. */
export function slowestFiles(results) {
  return [...results]
    .flatMap(([step, { files = [] }]) => files.map((file) => ({ step, ...file })))
    .sort((left, right) => right.ms - left.ms)
    .slice(0, SLOWEST_FILES);
}

function sayFiles(files) {
  if (files.length === 0) return;
  say(`\nThe ${files.length} files that took longest:`);
  for (const { step, name, ms } of files) say(`  ${(ms / 1000).toFixed(1).padStart(6)} s  ${name} (${step})`);
}

/** Prints the table of results and, as the last line, the totals; answers whether all is well. */
export function summary(results) {
  // Once more at the end, where whoever sees only the last lines finds it.
  for (const [name, { failed, details = [] }] of results)
    if (failed > 0) for (const detail of details) say(`\n  ${name}: ${firstLines(detail)}`);
  say('');
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const [name, result] of results) {
    say(
      `  ${result.failed > 0 ? 'FAIL' : 'ok  '}  ${name.padEnd(28)} ${describe(result).padEnd(34)} ${result.time}`,
    );
    for (const key of Object.keys(total)) total[key] += result[key] ?? 0;
  }
  sayFiles(slowestFiles(results));
  say(`\nAll of it took ${sinceStart()}.`);
  say(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0;
}
