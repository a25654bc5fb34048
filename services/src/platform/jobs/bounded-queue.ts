import { Logger } from '@nestjs/common';
import pLimit from 'p-limit';

export interface BoundedQueueOptions {
  atOnce: number;
  maxWaiting: number;
  /** Makes the error of `run` when too much waits. */
  refusal?: () => Error;
}

/** Work of one process: so much at once, the rest waits in its order, and what would wait behind too much is refused. */
export class BoundedQueue {
  private readonly logger = new Logger('Background');
  private readonly limit: ReturnType<typeof pLimit>;
  private readonly open = new Set<Promise<void>>();

  constructor(private readonly options: BoundedQueueOptions) {
    this.limit = pLimit(options.atOnce);
  }

  get isFull(): boolean {
    return this.limit.pendingCount >= this.options.maxWaiting;
  }

  /** For a caller who waits for the work. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.isFull) throw this.options.refusal?.() ?? new Error('Too much work waits');
    return this.limit(work);
  }

  /** Work that no one waits for; it is lost with the process. A failure is logged; false when too much waits already. */
  add(work: () => Promise<void>): boolean {
    if (this.isFull) return false;
    const done = this.limit(work)
      .catch((error: unknown) => this.logger.error({ msg: 'work in the background failed', err: error }))
      .finally(() => this.open.delete(done));
    this.open.add(done);
    return true;
  }

  /** When nothing that was added waits or runs any more. */
  async settled(): Promise<void> {
    while (this.open.size > 0) await Promise.all(this.open);
  }
}
