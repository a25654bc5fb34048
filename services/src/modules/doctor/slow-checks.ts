import { setTimeout as sleep } from 'node:timers/promises';
import { type Finding, unfinished } from './finding.js';

const KEPT_MS = 15_000;

interface LateCheck {
  findings: Promise<Finding[]>;
  endedAt?: number;
}

/** Waits for checks only for a set time: a slow check is reported as running, and the next caller gets its result. */
export class SlowChecks {
  private readonly late = new Map<string, LateCheck>();

  constructor(private readonly patienceMs: number) {}

  /** The findings of a check for a caller who waits since `begunAt`. A check that is still running is not started again. */
  async run(name: string, check: () => Promise<Finding[]>, begunAt = performance.now()): Promise<Finding[]> {
    const running = this.known(name) ?? this.begin(check);
    const over = new AbortController();
    const pause = sleep(Math.max(0, begunAt + this.patienceMs - performance.now()), undefined, over);
    const findings = await Promise.race([running.findings, pause.catch(() => undefined)]);
    over.abort();
    if (findings === undefined) this.late.set(name, running);
    else this.late.delete(name);
    return findings ?? [unfinished(name, 'limited', { reason: 'stillLooking' })];
  }

  private known(name: string): LateCheck | undefined {
    const known = this.late.get(name);
    return (known?.endedAt ?? Infinity) < performance.now() - KEPT_MS ? undefined : known;
  }

  private begin(check: () => Promise<Finding[]>): LateCheck {
    const running: LateCheck = { findings: check() };
    const end = () => (running.endedAt = performance.now());
    running.findings.then(end, end);
    return running;
  }
}
