interface Window {
  count: number;
  endsAt: number;
}

const WINDOW_MS = 60_000;

/** Counts requests in windows of one minute, in memory; bounded, so that a flood of addresses cannot fill it. */
export class LimitWindows {
  private readonly windows = new Map<string, Window>();

  constructor(private readonly maxWindows = 50_000) {}

  /** Counts one request; answers the seconds to wait when it is one too many, else 0. */
  count(key: string, limit: number, now: number = performance.now()): number {
    const window = this.current(key, now);
    window.count++;
    return window.count <= limit ? 0 : Math.max(1, Math.ceil((window.endsAt - now) / 1000));
  }

  private current(key: string, now: number): Window {
    const known = this.windows.get(key);
    if (known && known.endsAt > now) return known;
    const started = { count: 0, endsAt: now + WINDOW_MS };
    // All windows are of one length and enter at the end: the first is the one that ends soonest.
    this.windows.delete(key);
    this.windows.set(key, started);
    if (this.windows.size > this.maxWindows) this.dropOldest();
    return started;
  }

  private dropOldest(): void {
    const [oldest] = this.windows.keys();
    if (oldest !== undefined) this.windows.delete(oldest);
  }
}
