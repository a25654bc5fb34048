import type { RenderingLimits } from '../limits.js';
import type { ToldError } from './process-calls.js';
import { KilledFromOutside, RenderingFailure, retryIfKilled } from '../rendering-failure.js';
import { RenderProcess } from './render-process.js';
import type { ProcessContent } from './render-process.js';
import { RestartDelay } from './restart-delay.js';

export interface ProcessCondition {
  process: 'running' | 'starting' | 'none';
  pid: number | undefined;
  /** As it was after its last page. */
  memoryBytes: number;
  /** For so long it is not started again. */
  refusedForMs: number;
}

/** One process for what it has loaded: started when it is asked for, started again after it ended, replaced when it leaks. */
export class ProcessSupervisor {
  private readonly restart: RestartDelay;
  private readonly alive = new Set<RenderProcess>();
  private current: RenderProcess | undefined;
  private successor: RenderProcess | undefined;
  private starting: Promise<RenderProcess> | undefined;
  private startedAt = 0;
  private isReplacing = false;
  private isClosed = false;
  private pagesOverMemory = 0;

  constructor(
    private readonly content: ProcessContent,
    private readonly limits: RenderingLimits,
    /** Hears of what fails while no page is rendered. */
    private readonly onBackgroundFault: (error: ToldError) => void,
  ) {
    this.restart = new RestartDelay(limits);
  }

  /** How long a page that comes now may wait for its turn; for one that starts all wait no longer than the first. */
  get waitMs(): number {
    const { waitMs, startWaitMs } = this.limits;
    if (this.current?.isAlive === true) return waitMs;
    const startedMs = this.starting === undefined ? 0 : performance.now() - this.startedAt;
    return Math.max(0, startWaitMs - startedMs);
  }

  state(): ProcessCondition {
    const { starting, current } = this;
    const running = current?.isAlive === true ? 'running' : 'none';
    return {
      process: starting === undefined ? running : 'starting',
      pid: current?.isAlive === true ? current.pid : undefined,
      memoryBytes: current?.isAlive === true ? current.memoryBytes : 0,
      refusedForMs: this.restart.remainingMs,
    };
  }

  /** A process that waits for a page; throws a `RenderingFailure`. Not to be called while one renders. */
  async ready(): Promise<RenderProcess> {
    if (this.successor?.isAlive === true) {
      this.current?.kill();
      this.current = this.successor;
      this.successor = undefined;
    }
    if (this.current?.isAlive === true) return this.current;
    this.starting ??= this.start().finally(() => (this.starting = undefined));
    return this.starting;
  }

  /** After each page: a process that has grown is replaced once another is there. */
  afterPage(process: RenderProcess): void {
    const { wornMemoryBytes, wornAfterPages, maxPages } = this.limits;
    this.pagesOverMemory = process.memoryBytes > wornMemoryBytes ? this.pagesOverMemory + 1 : 0;
    const isWorn = this.pagesOverMemory >= wornAfterPages || process.pages >= maxPages;
    if (isWorn && !this.isReplacing && this.restart.remainingMs === 0) void this.replace();
  }

  close(): void {
    this.isClosed = true;
    for (const process of this.alive) process.kill();
  }

  private async start(): Promise<RenderProcess> {
    this.restart.check();
    this.startedAt = performance.now();
    this.current = await this.load();
    this.pagesOverMemory = 0;
    return this.current;
  }

  private async replace(): Promise<void> {
    this.isReplacing = true;
    try {
      this.successor = await this.load();
      this.pagesOverMemory = 0;
    } catch {
      // The one that is there goes on; the next try is after the delay of a restart.
    } finally {
      this.isReplacing = false;
    }
  }

  private async load(): Promise<RenderProcess> {
    try {
      return await retryIfKilled(() => this.loadOnce());
    } catch (error) {
      if (!(error instanceof KilledFromOutside)) throw error;
      const failure = new RenderingFailure('start', error.message);
      this.restart.add(failure, 0);
      throw failure;
    }
  }

  private async loadOnce(): Promise<RenderProcess> {
    if (this.isClosed) throw new RenderingFailure('refused', 'The portal is ending');
    const process = new RenderProcess(this.limits, this.onBackgroundFault);
    this.alive.add(process);
    void process.ended.then((failure) => this.forget(process, failure));
    try {
      await process.load(this.content);
      return process;
    } catch (error) {
      process.kill();
      if (error instanceof RenderingFailure && error.reason === 'start') this.restart.add(error, 0);
      throw error;
    }
  }

  private forget(process: RenderProcess, failure: RenderingFailure): void {
    this.alive.delete(process);
    if (!process.hasEndedIdle || failure.reason === 'start' || failure instanceof KilledFromOutside) return;
    this.restart.add(failure, process.livedMs);
    this.onBackgroundFault({ message: failure.message, stack: failure.thrownAt });
  }
}
