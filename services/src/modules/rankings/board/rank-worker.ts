import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { GuildRows } from '../tables/rank-tables.js';
import type { RankChunk } from '../tables/rank-chunk.js';
import { completeBuild, RankAssembly, transferablesOf, unpackRanks } from './rank-work.js';
import type { FinishedRanks, PreparedRanks, RankOrder, RankWorkAnswer } from './rank-work.js';

/** A ranking in progress. It receives chunks by ascending id and the guilds, then one `finish` or `abandon`. */
export interface RankBuild {
  add(chunk: RankChunk): void;
  addGuilds(guilds: GuildRows): void;
  finish(order: RankOrder): Promise<FinishedRanks>;
  abandon(): void;
}

export abstract class RankWorker {
  abstract begin(): RankBuild;
  abstract unpack(packed: Uint8Array): Promise<PreparedRanks>;
}

const THREAD = new URL('./rank-thread.js', import.meta.url);

/** Runs in its own thread, so that requests are answered meanwhile. If the sources run without a build, it runs in the main thread. */
export function createRankWorker(program: URL = THREAD): RankWorker {
  return existsSync(fileURLToPath(program)) ? new ThreadWorker(program) : new InlineWorker();
}

class InlineWorker implements RankWorker {
  begin(): RankBuild {
    const assembly = new RankAssembly();
    return {
      add: (chunk) => assembly.add(chunk),
      addGuilds: (guilds) => assembly.addGuilds(guilds),
      finish: async (order) => completeBuild(assembly, order),
      abandon: () => undefined,
    };
  }

  async unpack(packed: Uint8Array): Promise<PreparedRanks> {
    return unpackRanks(packed);
  }
}

/** Starts a thread for each task. That takes 40 ms, and no memory stays in use afterward. */
class ThreadWorker implements RankWorker {
  constructor(private readonly program: URL) {}

  begin(): RankBuild {
    const worker = new Worker(this.program);
    const answer = answerOf(worker);
    // Nobody awaits the answer of an abandoned build.
    answer.catch(() => undefined);
    return {
      add: (chunk) => worker.postMessage({ kind: 'chunk', chunk }, transferablesOf(chunk)),
      addGuilds: (guilds) => worker.postMessage({ kind: 'guilds', guilds }, []),
      finish: async (order) => {
        worker.postMessage({ kind: 'finish', order }, []);
        const { finished } = await answer;
        if (finished === undefined) throw new Error('The thread of the rankings answered something else');
        return finished;
      },
      abandon: () => void worker.terminate(),
    };
  }

  async unpack(packed: Uint8Array): Promise<PreparedRanks> {
    const worker = new Worker(this.program);
    const answer = answerOf(worker);
    worker.postMessage({ kind: 'unpack', packed }, []);
    const { unpacked } = await answer;
    if (unpacked === undefined) throw new Error('The thread of the rankings answered something else');
    return unpacked;
  }
}

function answerOf(worker: Worker): Promise<RankWorkAnswer> {
  worker.unref();
  return new Promise((resolve, reject) => {
    worker.once('message', (answer: RankWorkAnswer) => {
      resolve(answer);
      void worker.terminate();
    });
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The thread of the rankings ended without an answer')));
  });
}
