import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { completeBuild, transferablesOf, unpackRanks } from './rank-work.js';
import type { FinishedRanks, PreparedRanks, RankOrder, RankSource } from './rank-work.js';

const THREAD = new URL('./rank-thread.js', import.meta.url);

/** Works in a thread, so that requests are answered meanwhile. If the sources run without a build, it works in the main thread. */
export class RankWorker {
  private readonly thread: string | undefined;

  constructor(program: URL = THREAD) {
    this.thread = existsSync(fileURLToPath(program)) ? program.href : undefined;
  }

  async rank(source: RankSource, order: RankOrder): Promise<FinishedRanks> {
    const work = { ...source, ...order };
    if (this.thread === undefined) return completeBuild(work);
    return runIn<FinishedRanks>(this.thread, 'rank', work);
  }

  /** Takes `packed` over: its bytes may be gone afterward. */
  async unpack(packed: Uint8Array): Promise<PreparedRanks> {
    if (this.thread === undefined) return unpackRanks(packed);
    return runIn<PreparedRanks>(this.thread, 'unpack', { packed });
  }
}

/** Starts a thread for each task, so that no memory stays in use afterward. */
async function runIn<T>(filename: string, name: string, work: object): Promise<T> {
  const pool = new Piscina<object, T>({ filename, maxThreads: 1, concurrentTasksPerWorker: 1 });
  try {
    return await pool.run(work, { name, transferList: transferablesOf(work) });
  } finally {
    await pool.destroy();
  }
}
