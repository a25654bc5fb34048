'use strict';

/*
 * A thread beside the one that renders: whatever that one is stuck in, this one sees that the process has grown too large, or that
 * the portal is gone, and ends it. Limits of V8 would not do: they do not count what Buffers hold.
 */
const { workerData } = require('node:worker_threads');

const WHILE_BUSY_MS = 25;
const WHILE_IDLE_MS = 250;

/** @type {import('../process-calls.js').WatchdogData} */
const { busy, parentPid, maxMemoryBytes, memorySignal } = workerData;

for (;;) {
  const isBusy = Atomics.load(busy, 0);
  Atomics.wait(busy, 0, isBusy, isBusy === 1 ? WHILE_BUSY_MS : WHILE_IDLE_MS);
  if (process.ppid !== parentPid) process.kill(process.pid, 'SIGKILL');
  if (process.memoryUsage.rss() > maxMemoryBytes) process.kill(process.pid, memorySignal);
}
