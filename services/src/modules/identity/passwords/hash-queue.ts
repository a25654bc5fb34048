import { AppError } from '../../../platform/errors/index.js';
import type { Standing } from '../attempts/standing.js';

const RETRY_SECONDS = 5;

/** Nobody is kept waiting for longer, however slow the machine. */
const MAX_WAIT_MS = 10_000;

/**
 * Work that waits for a thread, bounded. Who comes from where they logged in before goes first, and strangers never take the last
 * places: a flood of guesses from everywhere keeps nobody out who is known.
 */
export class HashQueue {
  private readonly waiting: Record<Standing, (() => void)[]> = { known: [], stranger: [] };
  private active = 0;

  constructor(
    private readonly atOnce: number,
    private readonly maxPending: Readonly<Record<Standing, number>>,
    private readonly maxWaitMs = MAX_WAIT_MS,
  ) {}

  /** Throws `request.too_many` while so many wait that one more would not be taken. */
  refuseWhenFull(standing: Standing): void {
    const pending = this.active + this.waiting.known.length + this.waiting.stranger.length;
    if (pending >= this.maxPending[standing]) throw tooMany();
  }

  /** Throws `request.too_many` instead where it is full, or has not begun in time. */
  async run<T>(standing: Standing, work: () => Promise<T>): Promise<T> {
    this.refuseWhenFull(standing);
    if (this.active >= this.atOnce) await this.turn(standing);
    else this.active += 1;
    try {
      return await work();
    } finally {
      // Whoever is next has this place: nobody who comes now gets it before them.
      const next = this.waiting.known.shift() ?? this.waiting.stranger.shift();
      if (next === undefined) this.active -= 1;
      else next();
    }
  }

  /** The place of one that is done. */
  private turn(standing: Standing): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(limit);
        resolve();
      };
      const limit = setTimeout(() => {
        this.waiting[standing] = this.waiting[standing].filter((other) => other !== begin);
        reject(tooMany());
      }, this.maxWaitMs);
      this.waiting[standing].push(begin);
    });
  }
}

function tooMany(): AppError {
  return new AppError('request.too_many', { seconds: RETRY_SECONDS });
}
