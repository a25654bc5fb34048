import { setTimeout as sleep } from 'node:timers/promises';
import { CURSOR_PATTERN } from '../../src/game/bridge/contract/index.js';
import { PlugRefusal } from './plug-refusal.js';

const MAX_WAIT = 25;

/** Events of a simulated plug, numbered by their position. */
export class PlugEvents {
  private all: object[] = [];
  private boot = 1;
  private wake: (() => void) | undefined;

  add(event: object): void {
    this.all.push({ at: Date.now(), ...event });
    this.wake?.();
  }

  /** Restarts the game, which then reports what has happened since. */
  restart(): void {
    this.boot += 1;
    this.all = [];
  }

  async read(query: URLSearchParams) {
    const after = query.get('after');
    const wait = Number(query.get('wait') ?? 0);
    if ((after !== null && !CURSOR_PATTERN.test(after)) || !(wait >= 0 && wait <= MAX_WAIT))
      throw new PlugRefusal('bad_request');
    if (after === null) return this.page([], this.all.length, false);
    const [boot, number] = after.split('-');
    const hasGap = boot !== `boot${this.boot}` || Number(number) > this.all.length;
    const from = hasGap ? 0 : Number(number);
    if (wait > 0 && this.all.length <= from)
      await Promise.race([sleep(wait * 1000), new Promise<void>((resolve) => (this.wake = resolve))]);
    const events = this.all.slice(from, from + Number(query.get('limit') ?? 200));
    return this.page(events, from + events.length, hasGap);
  }

  private page(events: readonly object[], last: number, hasGap: boolean) {
    return { events, cursor: `boot${this.boot}-${last}`, hasGap };
  }
}
