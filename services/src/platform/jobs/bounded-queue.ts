import { Logger } from '@nestjs/common';
import pLimit from 'p-limit';
import { Gauge } from 'prom-client';
import { metrics } from '../metrics/index.js';

export interface BoundedQueueOptions {
  /** Name in the metrics. */
  name: string;
  atOnce: number;
  maxWaiting: number;
  /** Makes the error of `run` if too much waits. */
  refusal?: () => Error;
}

const queues = new Map<string, BoundedQueue>();

const lengths = new Gauge({
  name: 'portico_queue_length',
  help: 'Work of bounded queues that runs or waits.',
  labelNames: ['queue', 'state'],
  registers: [metrics],
  collect: () => {
    for (const [queue, { running, waiting }] of queues) {
      lengths.set({ queue, state: 'running' }, running);
      lengths.set({ queue, state: 'waiting' }, waiting);
    }
  },
});

/** Runs a limited amount of work at a time in this process. The rest waits in order; work behind too many others is refused. */
export class BoundedQueue {
  private readonly logger = new Logger('Background');
  private readonly limit: ReturnType<typeof pLimit>;
  private readonly open = new Set<Promise<void>>();

  constructor(private readonly options: BoundedQueueOptions) {
    this.limit = pLimit(options.atOnce);
    queues.set(options.name, this);
  }

  get running(): number {
    return this.limit.activeCount;
  }

  get waiting(): number {
    return this.limit.pendingCount;
  }

  get isFull(): boolean {
    return this.waiting >= this.options.maxWaiting;
  }

  /** True while half of what may wait does. Work that can come later then leaves the rest of the room to other work. */
  get isHalfFull(): boolean {
    return this.waiting * 2 >= this.options.maxWaiting;
  }

  /** Runs work whose caller waits for it. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.isFull) throw this.options.refusal?.() ?? new Error('Too much work waits');
    return this.limit(work);
  }

  /** Adds work that nobody waits for; it is lost with the process. A failure is logged. Returns false if too much waits already. */
  add(work: () => Promise<void>): boolean {
    if (this.isFull) return false;
    const done = this.limit(work)
      .catch((error: unknown) => this.logger.error({ msg: 'work in the background failed', err: error }))
      .finally(() => this.open.delete(done));
    this.open.add(done);
    return true;
  }

  /** Resolves when nothing that was added waits or runs. */
  async settled(): Promise<void> {
    while (this.open.size > 0) await Promise.all(this.open);
  }
}
