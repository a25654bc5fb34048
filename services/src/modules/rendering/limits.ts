const MB = 1_048_576;

export const RENDERING_LIMITS = {
  /** From when a page begins: it takes 5 to 30 ms, the first one 0.1 s. On a far too busy machine it takes twenty times that. */
  pageMs: 2_500,
  /** The browser renders a part of a page that has not come by then; the rest is served. */
  partMs: 1_000,
  /** The shell's build and that of a remote, each. They take 0.2 s on an idle machine. */
  loadMs: 5_000,

  /** A page that would wait longer, by what the pages before it took, is left to the browser at once. */
  busyMs: 200,
  /** Pages that wait for a process, however quick those before them were. */
  maxWaiting: 64,
  /** Behind a page that takes much longer than those before it. */
  waitMs: 1_500,
  /** Where the process is being started: at the switch to another release. */
  startWaitMs: 3_000,

  /** The JavaScript heap: V8 ends a process above it. */
  maxHeapMb: 160,
  /** The young generation. With 16 a busy process takes 16 MB more, with 4 a page takes 6 % more time, with 2 a quarter. */
  maxSemiSpaceMb: 8,
  /** All memory, Buffers too. An idle process has 65 to 105. */
  maxMemoryBytes: 320 * MB,
  /** A process is replaced that has more after so many pages in a row: it leaks. */
  wornMemoryBytes: 240 * MB,
  wornAfterPages: 50,
  /** Ends a process after so many pages whatever its memory is: leaks elsewhere have an end too. */
  maxPages: 50_000,

  /** Characters. A page within its budget of 40 KiB compressed has a tenth of it. */
  maxHtmlLength: 4 * MB,

  /** Without a page. Its remote's next visitor waits a third of a second longer. */
  idleMs: 120_000,
  /** More processes than these end sooner: on a small machine the game needs the memory. */
  maxIdle: 2,
  surplusIdleMs: 20_000,
  /** One of a version that another has taken the place of. */
  replacedIdleMs: 5_000,

  /** Failures of a module in a row, each on another page. */
  failures: 3,
  retryMs: 10_000,
  maxRetryMs: 600_000,
  /** A page that ended its process: later than its remote, so that another page tries first. */
  pageRetryMs: 20_000,
  /** After a process did not start, for a reason that is not the remote's. */
  restartMs: 1_000,
  maxRestartMs: 60_000,
} as const;

export type RenderingLimits = { readonly [Name in keyof typeof RENDERING_LIMITS]: number };
