import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';

/** The end of a portal: it says that it is not ready any more, goes on serving for a while, and then closes its port. */
@Injectable()
export class Draining {
  private isOn = false;
  private readonly listeners: (() => unknown)[] = [];

  get hasBegun(): boolean {
    return this.isOn;
  }

  /** Called when the port closes: what keeps connections open has to let go of them. */
  beforeClosing(listener: () => unknown): void {
    this.listeners.push(listener);
  }

  /** Readiness is down from now on. Ends after `seconds`, when proxies send nobody here any more. */
  async begin(seconds: number): Promise<void> {
    this.isOn = true;
    if (seconds > 0) await wait(seconds * 1000);
    await Promise.all(this.listeners.map((listener) => listener()));
  }
}
