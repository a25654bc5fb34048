import { Logger } from '@nestjs/common';
import { reasonOf } from '../errors/index.js';

export interface PeriodicJobOptions {
  /** Name in the log. */
  name: string;
  everyMs: number;
  /** Whether the first round runs at once instead of after the first wait. */
  startsAtOnce?: boolean;
  /** Runs one round. An error that repeats in each round is logged once. */
  work: () => Promise<void>;
  /** Whether a round can succeed at the moment. */
  isPossible: () => boolean;
}

/** Background work in rounds, never two at once. It does not keep the process alive. */
export class PeriodicJob {
  private readonly logger: Logger;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  /** Message of the last logged failure; undefined after a successful round. */
  private failure: string | undefined;

  constructor(private readonly options: PeriodicJobOptions) {
    this.logger = new Logger(options.name);
  }

  start(): void {
    this.timer = setInterval(() => void this.runOnce(), this.options.everyMs);
    this.timer.unref();
    if (this.options.startsAtOnce) void this.runOnce();
  }

  /** Stops after the running round. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  private async runOnce(): Promise<void> {
    if (this.running !== undefined || !this.options.isPossible()) return;
    this.running = this.options.work().then(
      () => this.noteSuccess(),
      (error: unknown) => this.noteFailure(error),
    );
    await this.running;
    this.running = undefined;
  }

  private noteSuccess(): void {
    if (this.failure !== undefined)
      this.logger.log({ msg: 'a round of work in the background succeeded again' });
    this.failure = undefined;
  }

  private noteFailure(error: unknown): void {
    const failure = reasonOf(error);
    if (failure === this.failure) return;
    this.failure = failure;
    this.logger.warn({ msg: 'a round of work in the background failed', err: error });
  }
}
