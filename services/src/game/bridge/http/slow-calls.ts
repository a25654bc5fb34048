import { CircuitBreakers } from '../../../platform/breakers/index.js';
import { BridgeFault } from './bridge-wire.js';

const BREAKER = { failures: 3, retryMs: 500, maxRetryMs: 15_000 };
const LOOK_MS = 100;

interface Repeatable {
  /** Waits are counted per id: a fast call of one id says nothing about another. */
  id: string;
  repeat: () => Promise<unknown>;
}

/**
 * Limits how long visitors wait for a plug that answers slowly. After three slow calls of one id in a row nobody
 * waits for any, and the slow call is repeated, less and less often, until it is fast.
 */
export class SlowCalls {
  private readonly breakers = new CircuitBreakers(BREAKER);
  /** The call that is repeated until it is fast. */
  private slowId: string | undefined;
  private looks: NodeJS.Timeout | undefined;
  private isClosed = false;

  constructor(
    private readonly limitMs: number,
    private readonly changed: (isSlow: boolean) => void = () => {},
  ) {}

  /** True while nobody waits. */
  get areSlow(): boolean {
    return this.slowId !== undefined;
  }

  /**
   * Returns the answer if it comes within the limit; else throws `BridgeFault`, and the call continues. A call that
   * is not repeatable, such as a list of many pages, says nothing about the plug.
   */
  inTime<T>(answer: Promise<T>, repeatable?: Repeatable): Promise<T> {
    return new Promise((resolve, reject) => {
      let isLate = false;
      const late = () => {
        isLate = true;
        if (repeatable !== undefined) this.countLate(repeatable);
        reject(new BridgeFault('away', 'slow'));
      };
      const timer = setTimeout(late, this.areSlow ? 0 : this.limitMs);
      answer.then(
        (value) => {
          clearTimeout(timer);
          if (!isLate && repeatable !== undefined) this.breakers.succeed(repeatable.id, 'closed');
          return resolve(value);
        },
        (error: unknown) => {
          clearTimeout(timer);
          reject(error);
        },
      );
    });
  }

  /** Stops repeating. */
  close(): void {
    this.isClosed = true;
    clearInterval(this.looks);
  }

  private countLate(call: Repeatable): void {
    if (this.isClosed || this.areSlow || !this.breakers.fail(call.id, 'closed')) return;
    this.slowId = call.id;
    this.changed(true);
    this.looks = setInterval(() => void this.look(call), LOOK_MS).unref();
  }

  private async look({ id, repeat }: Repeatable): Promise<void> {
    if (this.breakers.enter(id) !== 'trial') return;
    const begunAt = performance.now();
    const isAnswered = await repeat().then(
      () => true,
      () => false,
    );
    if (!isAnswered || performance.now() - begunAt > this.limitMs) {
      this.breakers.fail(id, 'trial');
      return;
    }
    clearInterval(this.looks);
    this.breakers.succeed(id, 'trial');
    this.slowId = undefined;
    this.changed(false);
  }
}
