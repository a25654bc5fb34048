import { CircuitBreakers } from '../../../platform/breakers/index.js';
import { BridgeFault } from './bridge-fault.js';

const KEY = 'slow';
const BREAKER = { failures: 3, retryMs: 500, maxRetryMs: 15_000 };
const LOOK_MS = 100;

/**
 * Bounds how long visitors wait for a plug that answers, but slowly. After three slow calls in a row nobody waits, and the slow call
 * is repeated, less and less often, until it is quick.
 */
export class SlowCalls {
  private readonly breakers = new CircuitBreakers(BREAKER);
  private looks: NodeJS.Timeout | undefined;
  private isClosed = false;

  constructor(
    private readonly limitMs: number,
    private readonly changed: (isSlow: boolean) => void = () => {},
  ) {}

  /** Whether nobody is to wait. */
  get areSlow(): boolean {
    return this.breakers.isOpen(KEY);
  }

  /**
   * The answer, if it is there within the limit; else throws `BridgeFault`, and the call goes on. `repeat` makes the call again; a call
   * without it, such as a list of many pages, says nothing about the plug.
   */
  inTime<T>(answer: Promise<T>, repeat?: () => Promise<unknown>): Promise<T> {
    return new Promise((resolve, reject) => {
      let isLate = false;
      const late = () => {
        isLate = true;
        if (repeat !== undefined) this.countLate(repeat);
        reject(new BridgeFault('away', 'slow'));
      };
      const timer = setTimeout(late, this.areSlow ? 0 : this.limitMs);
      answer.then(
        (value) => {
          clearTimeout(timer);
          if (!isLate && repeat !== undefined) this.breakers.succeed(KEY, 'closed');
          return resolve(value);
        },
        (error: unknown) => {
          clearTimeout(timer);
          reject(error);
        },
      );
    });
  }

  /** Nothing is repeated any more. */
  close(): void {
    this.isClosed = true;
    clearInterval(this.looks);
  }

  private countLate(repeat: () => Promise<unknown>): void {
    if (this.isClosed || !this.breakers.fail(KEY, 'closed')) return;
    this.changed(true);
    this.looks = setInterval(() => void this.look(repeat), LOOK_MS).unref();
  }

  private async look(repeat: () => Promise<unknown>): Promise<void> {
    if (this.breakers.enter(KEY) !== 'trial') return;
    const begunAt = performance.now();
    const isAnswered = await repeat().then(
      () => true,
      () => false,
    );
    if (!isAnswered || performance.now() - begunAt > this.limitMs) {
      this.breakers.fail(KEY, 'trial');
      return;
    }
    clearInterval(this.looks);
    this.breakers.succeed(KEY, 'trial');
    this.changed(false);
  }
}
