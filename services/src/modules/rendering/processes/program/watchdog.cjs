'use strict';

/*
 * A thread beside the one that renders: whatever that one is stuck in, this one sees that the process has grown too large, that it
 * loops between two pages, or that the portal is gone, and ends it. Limits of V8 would not do: they do not count what Buffers hold.
 */
const { workerData } = require('node:worker_threads');

const WHILE_BUSY_MS = 25;
const WHILE_IDLE_MS = 250;

/** For a second after a page it looks as often as while it is busy: to wake this thread for each page costs more. */
const QUIET_LOOKS = 40;

/** Without a beat of the other thread it is ended after three seconds. While a page is rendered the portal has the limit. */
const MAX_MS_WITHOUT_BEAT = 3000;

/** @type {import('../process-calls.js').WatchdogData} */
const { busy, beats, kilobytes, parentPid, maxMemoryBytes, signals } = workerData;
const never = new Int32Array(new SharedArrayBuffer(4));

let quietLooks = 0;
let msWithoutBeat = 0;
let beat = 0;

for (;;) {
  const isBusy = Atomics.load(busy, 0) === 1;
  quietLooks = isBusy ? 0 : quietLooks + 1;
  const isNear = quietLooks <= QUIET_LOOKS;
  const waitedMs = isNear ? WHILE_BUSY_MS : WHILE_IDLE_MS;
  const end = isNear ? Atomics.wait(never, 0, 0, waitedMs) : Atomics.wait(busy, 0, 0, waitedMs);
  if (process.ppid !== parentPid) process.kill(process.pid, 'SIGKILL');
  const memoryBytes = process.memoryUsage.rss();
  Atomics.store(kilobytes, 0, memoryBytes / 1024);
  if (memoryBytes > maxMemoryBytes) process.kill(process.pid, signals.memory);
  const latest = Atomics.load(beats, 0);
  // Counted by looks: while the machine stands still neither thread can be blamed.
  if (isBusy || latest !== beat) msWithoutBeat = 0;
  else if (end === 'timed-out') msWithoutBeat += waitedMs;
  beat = latest;
  if (msWithoutBeat > MAX_MS_WITHOUT_BEAT) process.kill(process.pid, signals.loop);
}
