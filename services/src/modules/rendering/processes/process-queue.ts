import { setImmediate } from 'node:timers/promises';
import { asFailure, RenderingFailure, retryIfKilled } from '../failures.js';
import type { RenderingLimits } from '../limits.js';
import { type ProcessContent, RenderProcess } from './render-process.js';

export type Run = <Answer>(act: (process: RenderProcess) => Promise<Answer>) => Promise<Answer>;

/** Called for failures that affect no waiting page. */
export type IdleListener = (content: ProcessContent, failure: RenderingFailure) => void;

export interface QueueState {
  process: 'running' | 'starting' | 'none';
  pid: number | undefined;
  memoryBytes: number;
  refusedForMs: number;
  waiting: number;
}

/** The assumed length of a first turn, and the weight of each turn in the average. */
const FIRST_TURN_MS = 10;
const WEIGHT = 0.1;
/** A turn that takes longer than this times the average is an exception, such as the first page of a process. */
const MAX_TIMES_AVERAGE = 4;

/** A process that lived this long counts as started. */
const LIVED_MS = 60_000;

interface WaitingPage {
  isWaiting: boolean;
  hasExpired: boolean;
  expiry: NodeJS.Timeout;
}

/** Pages of one version of a remote take turns at its process. The first page starts the process, and restarts it after its end. */
export class ProcessQueue {
  /** Ends together with the last requested turn. */
  private lastTurn: Promise<unknown> = Promise.resolve();
  private turns = 0;
  private waiting = 0;
  private process: RenderProcess | undefined;
  private starting: Promise<RenderProcess> | undefined;
  private startedAt = 0;
  private isClosed = false;
  private usedAt = performance.now();
  private turnMs = FIRST_TURN_MS;
  private pagesOverMemory = 0;
  private restart = { delayMs: 0, at: 0, reason: '' };

  constructor(
    readonly content: ProcessContent,
    private readonly limits: RenderingLimits,
    private readonly onIdleFailure: IdleListener,
  ) {}

  get idleMs(): number {
    return this.turns > 0 ? 0 : performance.now() - this.usedAt;
  }

  get isBusy(): boolean {
    return this.waiting >= this.limits.maxWaiting || this.waiting * this.turnMs > this.limits.busyMs;
  }

  state(): QueueState {
    const running = this.runningProcess();
    const process = running === undefined ? 'none' : 'running';
    return {
      process: this.starting === undefined ? process : 'starting',
      pid: running?.pid,
      memoryBytes: running?.memoryBytes ?? 0,
      refusedForMs: Math.max(0, this.restart.at - performance.now()),
      waiting: this.waiting,
    };
  }

  /** Waits for a turn, in which the page has the process alone, even for a second try. Throws a `RenderingFailure`. */
  ask<Answer>(turn: (run: Run) => Promise<Answer>): Promise<Answer> {
    const { maxWaiting } = this.limits;
    return new Promise((resolve, reject) => {
      if (this.waiting >= maxWaiting) {
        reject(new RenderingFailure('busy', `${this.waiting} pages wait for their turn`));
        return;
      }
      const expire = () => {
        this.begin(page);
        page.hasExpired = true;
        reject(new RenderingFailure('refused', 'It waited too long for its turn'));
      };
      const expiry = setTimeout(expire, this.waitMs());
      const page: WaitingPage = { isWaiting: true, hasExpired: false, expiry };
      const take = async () => {
        try {
          if (!page.hasExpired) resolve(await turn((act) => retryIfKilled(() => this.run(page, act))));
        } catch (error) {
          reject(asFailure(error));
          // The failure may have opened a breaker. The next pages must see that before their turn.
          await setImmediate();
        }
        this.begin(page);
        this.turns -= 1;
        this.usedAt = performance.now();
      };
      this.waiting += 1;
      this.turns += 1;
      this.lastTurn = this.lastTurn.then(take);
    });
  }

  warm(): void {
    this.usedAt = performance.now();
    this.ready().catch(() => undefined);
  }

  /** Ends the process and its rendering, and resolves afterwards. Later requests are refused. */
  async close(): Promise<void> {
    this.isClosed = true;
    this.process?.kill();
    await this.process?.ended;
  }

  private async run<Answer>(
    page: WaitingPage,
    act: (process: RenderProcess) => Promise<Answer>,
  ): Promise<Answer> {
    const process = await this.ready().catch((error: unknown) => {
      if (page.hasExpired) this.onIdleFailure(this.content, asFailure(error));
      throw error;
    });
    if (page.hasExpired) throw new RenderingFailure('refused', 'No one waits for it');
    this.begin(page);
    const since = performance.now();
    const answer = await act(process);
    this.learn(performance.now() - since);
    if (this.isWorn(process)) process.kill();
    return answer;
  }

  /** While a process starts, all pages wait until the same time as the first one. */
  private waitMs(): number {
    if (this.runningProcess() !== undefined) return this.limits.waitMs;
    const startedMs = this.starting === undefined ? 0 : performance.now() - this.startedAt;
    return this.limits.startWaitMs - startedMs;
  }

  private begin(page: WaitingPage): void {
    clearTimeout(page.expiry);
    if (page.isWaiting) this.waiting -= 1;
    page.isWaiting = false;
  }

  /** Learns only from successful turns, because a failed one does not show how long others take. */
  private learn(tookMs: number): void {
    const most = MAX_TIMES_AVERAGE * Math.max(this.turnMs, FIRST_TURN_MS);
    this.turnMs += WEIGHT * (Math.min(tookMs, most) - this.turnMs);
  }

  /** Whether the process leaks, or has rendered so many pages that it might. The next page then starts a new one. */
  private isWorn({ memoryBytes, pages }: RenderProcess): boolean {
    const { wornMemoryBytes, wornAfterPages, maxPages } = this.limits;
    this.pagesOverMemory = memoryBytes > wornMemoryBytes ? this.pagesOverMemory + 1 : 0;
    return this.pagesOverMemory >= wornAfterPages || pages >= maxPages;
  }

  private runningProcess(): RenderProcess | undefined {
    return this.starting === undefined && this.process?.isAlive === true ? this.process : undefined;
  }

  private async ready(): Promise<RenderProcess> {
    const running = this.runningProcess();
    if (running !== undefined) return running;
    this.starting ??= this.start().finally(() => (this.starting = undefined));
    return this.starting;
  }

  private async start(): Promise<RenderProcess> {
    if (performance.now() < this.restart.at) throw new RenderingFailure('refused', this.restart.reason);
    this.startedAt = performance.now();
    try {
      return await retryIfKilled(() => this.load());
    } catch (error) {
      // If neither the shell nor the release caused the failure, the system did.
      const isCaused = error instanceof RenderingFailure && error.reason !== 'killed';
      const failure = isCaused ? error : new RenderingFailure('start', asFailure(error).message);
      if (failure.reason === 'start') this.delayRestart(failure.message, 0);
      throw failure;
    }
  }

  private async load(): Promise<RenderProcess> {
    if (this.isClosed) throw new RenderingFailure('refused', 'The portal is ending');
    const process = new RenderProcess(this.limits, (failure) => {
      if (!process.isAlive) this.delayRestart(failure.message, performance.now() - process.startedAt);
      this.onIdleFailure(this.content, failure);
    });
    this.process = process;
    try {
      await process.load(this.content);
      return process;
    } catch (error) {
      process.kill();
      throw error;
    }
  }

  private delayRestart(reason: string, livedMs: number): void {
    const { restartMs, maxRestartMs } = this.limits;
    const longer = Math.min(this.restart.delayMs * 2 || restartMs, maxRestartMs);
    const delayMs = livedMs >= LIVED_MS ? restartMs : longer;
    this.restart = { delayMs, at: performance.now() + delayMs, reason };
  }
}
