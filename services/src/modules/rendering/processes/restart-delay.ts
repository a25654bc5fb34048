import type { RenderingLimits } from '../limits.js';
import { RenderingFailure } from '../rendering-failure.js';

/** A process that lived for so long did start. */
const LIVED_MS = 60_000;

/** How long to wait before a process is started again: longer with every one that ended soon. */
export class RestartDelay {
  private delayMs = 0;
  private until = Number.NEGATIVE_INFINITY;
  private reason = '';

  constructor(private readonly limits: Pick<RenderingLimits, 'restartMs' | 'maxRestartMs'>) {}

  get remainingMs(): number {
    return Math.max(0, this.until - performance.now());
  }

  /** Throws while it is too early. */
  check(): void {
    if (this.remainingMs > 0) throw new RenderingFailure('refused', this.reason);
  }

  add(failure: RenderingFailure, livedMs: number): void {
    const { restartMs, maxRestartMs } = this.limits;
    this.delayMs = livedMs >= LIVED_MS ? restartMs : Math.min(this.delayMs * 2 || restartMs, maxRestartMs);
    this.until = performance.now() + this.delayMs;
    this.reason = failure.message;
  }
}
