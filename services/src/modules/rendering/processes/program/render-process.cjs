'use strict';

/*
 * The process that renders pages of one remote, one at a time, until the portal ends it. Plain JavaScript, which runs where the
 * sources of the portal run uncompiled too: tests end processes, not stand-ins.
 */
const { writeFileSync } = require('node:fs');
const { Worker } = require('node:worker_threads');
const { Blamed, program, toldError } = require('./page-program.cjs');

const BEAT_MS = 1000;

/** A flood of them would be the portal's to read. */
const BACKGROUND_FAULT_EVERY_MS = 1000;

/** @type {import('../process-calls.js').ProcessSettings} */
const watched = JSON.parse(process.argv[2] ?? '{}');
const sharedNumber = () => new Int32Array(new SharedArrayBuffer(4));
const [busy, beats, kilobytes] = [sharedNumber(), sharedNumber(), sharedNumber()];
setInterval(() => Atomics.add(beats, 0, 1), BEAT_MS).unref();
new Worker(require.resolve('./watchdog.cjs'), {
  workerData: { busy, beats, kilobytes, ...watched },
  resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1 },
}).unref();

preferAsVictim();

if (process.send === undefined) throw new Error('This program is started by the portal');
/** @type {(said: import('../process-calls.js').ProcessSays) => void} */
const say = process.send.bind(process);
// What is not said by this program is not for the portal.
delete process.send;
for (const name of /** @type {const} */ (['debug', 'error', 'info', 'log', 'trace', 'warn'])) {
  console[name] = () => undefined;
}

/** @param {import('../process-calls.js').ProcessCall} call */
async function take(call) {
  Atomics.store(busy, 0, 1);
  Atomics.notify(busy, 0);
  try {
    const answer = await answerTo(call);
    say({ of: 'answer', answer, memoryBytes: Atomics.load(kilobytes, 0) * 1024 });
  } catch (thrown) {
    const { reason, cause } = thrown instanceof Blamed ? thrown : new Blamed('threw', thrown);
    say({ of: 'failure', reason, error: toldError(cause), memoryBytes: Atomics.load(kilobytes, 0) * 1024 });
  } finally {
    Atomics.store(busy, 0, 0);
  }
}

/** @param {import('../process-calls.js').ProcessCall} call */
function answerTo(call) {
  if (call.do === 'render') return program.render(call);
  if (call.do === 'calls') return program.calls(call);
  return call.do === 'load' ? program.load(call) : program.start(call);
}

let toldBackgroundAt = Number.NEGATIVE_INFINITY;

/** @param {unknown} thrown */
function tellBackground(thrown) {
  const now = performance.now();
  if (now - toldBackgroundAt < BACKGROUND_FAULT_EVERY_MS) return;
  toldBackgroundAt = now;
  say({ of: 'background', error: toldError(thrown) });
}

/** A machine that is short of memory ends this process, not the portal or its database. */
function preferAsVictim() {
  try {
    writeFileSync('/proc/self/oom_score_adj', '500');
  } catch {
    // A system without it.
  }
}

process.on('message', (/** @type {import('../process-calls.js').ProcessCall} */ call) => void take(call));
process.on('uncaughtException', tellBackground);
process.on('unhandledRejection', tellBackground);
process.on('disconnect', () => process.exit());
// Ctrl+C and systemd tell every process of a service: the portal finishes its pages first, and ends this one then.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
