import { Logger } from '@nestjs/common';
import pLimit from 'p-limit';

/** Work beside the requests: so much at once, the rest waits, and what is too much is refused. It is lost with the process. */
export class BackgroundQueue {
  private readonly logger = new Logger('Background');
  private readonly limit: ReturnType<typeof pLimit>;
  private readonly maxWaiting: number;
  private readonly open = new Set<Promise<void>>();

  constructor({ atOnce, maxWaiting }: { atOnce: number; maxWaiting: number }) {
    this.limit = pLimit(atOnce);
    this.maxWaiting = maxWaiting;
  }

  /** false when too much waits already. A failure of the work is logged. */
  add(work: () => Promise<void>): boolean {
    if (this.limit.pendingCount >= this.maxWaiting) return false;
    const done = this.limit(work)
      .catch((error: unknown) => this.logger.error({ msg: 'work in the background failed', err: error }))
      .finally(() => this.open.delete(done));
    this.open.add(done);
    return true;
  }

  /** When nothing waits or runs any more. */
  async settled(): Promise<void> {
    while (this.open.size > 0) await Promise.all(this.open);
  }
}
