import pLimit from 'p-limit';
import { AppError } from '../../../platform/errors/index.js';

/** When it is worth to ask again. */
const BUSY_SECONDS = 2;

/** Limits concurrent work. More waits for its turn; too much waiting work is refused. */
export class BoundedWork {
  private readonly limit: ReturnType<typeof pLimit>;
  private readonly maxWaiting: number;

  constructor({ atOnce, maxWaiting }: { atOnce: number; maxWaiting: number }) {
    this.limit = pLimit(atOnce);
    this.maxWaiting = maxWaiting;
  }

  /** Throws `avatars.busy`. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.limit.pendingCount >= this.maxWaiting)
      throw new AppError('avatars.busy', { seconds: BUSY_SECONDS });
    return this.limit(work);
  }
}
