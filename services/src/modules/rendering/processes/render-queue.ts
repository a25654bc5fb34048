import { setImmediate } from 'node:timers/promises';
import type { RenderingLimits } from '../limits.js';
import type { ProcessSupervisor } from './process-supervisor.js';
import { asFailure, RenderingFailure } from '../rendering-failure.js';
import type { RenderProcess } from './render-process.js';

/** What the process is asked for when the turn of a page has come; undefined where it is no use any more. */
export type PageTurn<Answer> = () => ((process: RenderProcess) => Promise<Answer>) | undefined;

interface WaitingPage {
  /** Whether it was answered; never rejects. */
  take: (process: RenderProcess) => Promise<boolean>;
  isAgain: boolean;
  reject: (failure: RenderingFailure) => void;
  expiry: NodeJS.Timeout;
}

/** What a turn takes before anything is known of it, and how much each weighs in the average. */
const FIRST_TURN_MS = 10;
const WEIGHT = 0.1;

/** More than this times the average is an exception, such as the first page of a process. */
const MAX_TIMES_AVERAGE = 4;

/** Pages of one remote in one version, one at a time. */
export class RenderQueue {
  private readonly waiting: WaitingPage[] = [];
  private isWorking = false;
  private isClosed = false;
  private usedAt = performance.now();
  private turnMs = FIRST_TURN_MS;

  constructor(
    private readonly supervisor: ProcessSupervisor,
    private readonly limits: RenderingLimits,
    /** Hears why the process did not start where every page has stopped waiting for it. */
    private readonly onUnheardFailure: (failure: RenderingFailure) => void,
  ) {}

  /** For how long nothing was asked for. */
  get idleMs(): number {
    return this.isWorking ? 0 : performance.now() - this.usedAt;
  }

  get length(): number {
    return this.waiting.length;
  }

  /** A page that comes now would wait too long. */
  get isBusy(): boolean {
    const { length } = this.waiting;
    return length >= this.limits.maxWaiting || length * this.turnMs > this.limits.busyMs;
  }

  /** Throws a `RenderingFailure`. A page that is tried again goes ahead of the others: it has waited. */
  ask<Answer>(turn: PageTurn<Answer>, isAgain = false): Promise<Answer> {
    this.usedAt = performance.now();
    return new Promise((resolve, reject) => {
      if (this.isClosed) {
        reject(new RenderingFailure('refused', 'The portal is ending'));
        return;
      }
      // A page that was let in and comes for its second turn has cost too much to be left now: only the number bounds it.
      if (!isAgain && this.waiting.length >= this.limits.maxWaiting) {
        reject(new RenderingFailure('busy', `${this.waiting.length} pages wait for their turn`));
        return;
      }
      const expiry = setTimeout(() => this.expire(page), this.supervisor.waitMs);
      const take = async (process: RenderProcess) => {
        try {
          const act = turn();
          if (act === undefined) throw new RenderingFailure('refused', 'A page before it ended the process');
          resolve(await act(process));
          return true;
        } catch (error) {
          reject(asFailure(error));
          return false;
        }
      };
      const page: WaitingPage = { take, reject, expiry, isAgain };
      if (isAgain) this.waiting.unshift(page);
      else this.waiting.push(page);
      void this.work();
    });
  }

  /** Starts the process ahead of its first page. */
  warm(): void {
    this.usedAt = performance.now();
    // The first page hears why it did not start.
    if (!this.isWorking) this.supervisor.ready().catch(() => undefined);
  }

  close(): void {
    this.isClosed = true;
    this.supervisor.close();
    this.rejectAll(new RenderingFailure('refused', 'The portal is ending'));
  }

  private async work(): Promise<void> {
    if (this.isWorking) return;
    this.isWorking = true;
    try {
      while (this.waiting.length > 0) {
        const process = await this.supervisor.ready();
        const page = this.waiting.shift();
        if (page !== undefined) await this.takeOne(page, process);
      }
    } catch (error) {
      if (this.waiting.length === 0) this.onUnheardFailure(asFailure(error));
      this.rejectAll(asFailure(error));
    } finally {
      this.isWorking = false;
      this.usedAt = performance.now();
    }
  }

  private async takeOne({ take, expiry, isAgain }: WaitingPage, process: RenderProcess): Promise<void> {
    clearTimeout(expiry);
    const { pages } = process;
    const since = performance.now();
    const isAnswered = await take(process);
    if (isAnswered) this.learn(performance.now() - since);
    // A failure may open a breaker: the pages behind it learn that before their turn.
    if (!isAnswered || isAgain) await setImmediate();
    if (process.pages > pages) this.supervisor.afterPage(process);
  }

  /** A turn that was refused tells nothing of what the others take. */
  private learn(tookMs: number): void {
    const most = MAX_TIMES_AVERAGE * Math.max(this.turnMs, FIRST_TURN_MS);
    this.turnMs += WEIGHT * (Math.min(tookMs, most) - this.turnMs);
  }

  private expire(page: WaitingPage): void {
    const place = this.waiting.indexOf(page);
    if (place === -1) return;
    this.waiting.splice(place, 1);
    page.reject(new RenderingFailure('refused', 'It waited too long for its turn'));
  }

  private rejectAll(failure: RenderingFailure): void {
    for (const { reject, expiry } of this.waiting.splice(0)) {
      clearTimeout(expiry);
      reject(failure);
    }
  }
}
