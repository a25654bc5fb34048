'use strict';

/*
 * A thread beside the one that renders: whatever that one is stuck in, this one sees that the process has grown too large, that it
 * loops between two pages, or that the portal is gone, and ends it. Limits of V8 would not do: they do not count what Buffers hold.
 */
const { workerData } = require('node:worker_threads');

const WHILE_BUSY_MS = 25;
const WHILE_IDLE_MS = 250;

/** Looks without a beat of the other thread: three seconds. While a page is rendered the portal has the limit. */
const MAX_LOOKS_WITHOUT_BEAT = 12;

/** @type {import('../process-calls.js').WatchdogData} */
const { busy, beats, parentPid, maxMemoryBytes, signals } = workerData;

let looks = 0;
let beat = 0;

for (;;) {
  const isBusy = Atomics.load(busy, 0);
  Atomics.wait(busy, 0, isBusy, isBusy === 1 ? WHILE_BUSY_MS : WHILE_IDLE_MS);
  if (process.ppid !== parentPid) process.kill(process.pid, 'SIGKILL');
  if (process.memoryUsage.rss() > maxMemoryBytes) process.kill(process.pid, signals.memory);
  const latest = Atomics.load(beats, 0);
  looks = isBusy === 1 || latest !== beat ? 0 : looks + 1;
  beat = latest;
  if (looks > MAX_LOOKS_WITHOUT_BEAT) process.kill(process.pid, signals.loop);
}
