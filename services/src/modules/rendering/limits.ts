const MB = 1_048_576;

export const RENDERING_LIMITS = {
  /** Longest rendering of a page. It takes 5 to 30 ms, the first one 0.1 s, on an overloaded machine twenty times as long. */
  pageMs: 2_500,
  /** Longest wait for a part of a page. The browser renders parts that are late; the rest is sent. */
  partMs: 1_000,
  /** Longest load of the shell's build, and of a remote's. Each takes 0.2 s on an idle machine. */
  loadMs: 5_000,

  /** If the expected wait is longer, judging by earlier pages, the page is left to the browser at once. */
  busyMs: 200,
  /** Maximum number of pages that wait for a process, even if pages are fast. */
  maxWaiting: 64,
  /** Longest wait for a turn. It is reached only behind a page that takes much longer than earlier ones. */
  waitMs: 1_500,
  /** The same while the process starts, for example after the switch to another release. */
  startWaitMs: 3_000,

  /** Size of the JavaScript heap. V8 ends a process above it. */
  maxHeapMb: 160,
  /** Size of the young generation. With 16 a busy process takes 16 MB more. With 4 a page takes 6 % longer, with 2 a quarter. */
  maxSemiSpaceMb: 8,
  /** All memory, including Buffers. An idle process has 65 to 105 MB. */
  maxMemoryBytes: 320 * MB,
  /** A process above this size for `wornAfterPages` pages in a row has a leak and is replaced. */
  wornMemoryBytes: 240 * MB,
  wornAfterPages: 50,
  /** A process is replaced after this number of pages, so that leaks outside of its memory end too. */
  maxPages: 50_000,

  /** In characters. A page within its budget of 40 KiB compressed has a tenth of this. */
  maxHtmlLength: 4 * MB,

  /** A process without pages for this time ends. The next visitor of its remote waits a third of a second longer. */
  idleMs: 120_000,
  /** Processes above this number end sooner, because on a small machine the game needs the memory. */
  maxIdle: 2,
  surplusIdleMs: 20_000,
  /** The same for a process of a replaced version. */
  replacedIdleMs: 5_000,

  /** The breaker opens after this number of failures of a module in a row, each on another page. */
  failures: 3,
  retryMs: 10_000,
  maxRetryMs: 600_000,
  /** Retry of a page that ended its process. It is later than its remote's, so that another page tries first. */
  pageRetryMs: 20_000,
  /** Delay after a process did not start for a reason outside of the remote. */
  restartMs: 1_000,
  maxRestartMs: 60_000,
} as const;

export type RenderingLimits = { readonly [Name in keyof typeof RENDERING_LIMITS]: number };
