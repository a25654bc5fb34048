import { LRUCache } from 'lru-cache';
import { atMost } from '../cache/index.js';

/** Most breakers kept; a key without failures has none. */
const MAX_BREAKERS = 2_000;

export interface BreakerTimes {
  /** Failures in a row, counted by cause. */
  failures: number;
  retryMs: number;
  maxRetryMs: number;
}

/** `trial`: the single attempt after the pause of an open breaker. Its caller reports the outcome, or leaves. */
export type Entry = 'closed' | 'trial' | 'refused';

interface Failure {
  /** Key of the failed call, such as its page. */
  cause?: string;
  isFatal?: boolean;
}

interface Breaker {
  /** A failure without a cause counts separately. */
  causes: Set<string | symbol>;
  /** 0 while the breaker is closed. */
  delayMs: number;
  refusedUntil: number;
  isTried: boolean;
}

/** Blocks a key for a while after repeated failures, longer each time. */
export class CircuitBreakers {
  private readonly breakers = new LRUCache<string, Breaker>(atMost(MAX_BREAKERS));

  constructor(
    private readonly times: BreakerTimes,
    private readonly now: () => number = () => performance.now(),
  ) {}

  enter(key: string): Entry {
    const breaker = this.breakers.get(key);
    if (breaker === undefined || breaker.delayMs === 0) return 'closed';
    if (breaker.isTried || this.now() < breaker.refusedUntil) return 'refused';
    breaker.isTried = true;
    return 'trial';
  }

  /** Checks again for a caller that entered and then waited. */
  isRefused(key: string, entry: Entry): boolean {
    return entry === 'refused' || (entry === 'closed' && this.isOpen(key));
  }

  isOpen(key: string): boolean {
    return (this.breakers.get(key)?.delayMs ?? 0) > 0;
  }

  /** Returns true if this closed an open breaker. */
  succeed(key: string, entry: Entry): boolean {
    if (this.isRefused(key, entry)) return false;
    this.breakers.delete(key);
    return entry === 'trial';
  }

  /** Returns true if this opened a closed breaker. Failures of one cause count once; a fatal one opens it alone. */
  fail(key: string, entry: Entry, { cause, isFatal = false }: Failure = {}): boolean {
    if (this.isRefused(key, entry)) return false;
    const breaker = this.breakers.get(key) ?? {
      causes: new Set(),
      delayMs: 0,
      refusedUntil: 0,
      isTried: false,
    };
    this.breakers.set(key, breaker);
    breaker.causes.add(cause ?? Symbol('failure'));
    breaker.isTried = false;
    const { failures, retryMs, maxRetryMs } = this.times;
    if (entry === 'closed' && !isFatal && breaker.causes.size < failures) return false;
    breaker.delayMs = Math.min(breaker.delayMs * 2 || retryMs, maxRetryMs);
    breaker.refusedUntil = this.now() + breaker.delayMs;
    return entry === 'closed';
  }

  leave(key: string, entry: Entry): void {
    const breaker = this.breakers.get(key);
    if (entry === 'trial' && breaker !== undefined) breaker.isTried = false;
  }
}
