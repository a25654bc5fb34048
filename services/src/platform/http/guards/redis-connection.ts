import { createRequire } from 'node:module';
import { Logger } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { Gauge } from 'prom-client';
import { metrics } from '../../metrics/index.js';

const CONNECT_MS = 2000;
/** Loaded only if a Redis is configured. */
const load = createRequire(import.meta.url);
/** Longest wait of a request for its count. */
const COMMAND_MS = 250;
const MAX_RETRY_MS = 5000;
/** Pause after a failure; then one request tries again while the others do not wait. */
const PAUSE_MS = 2000;

const up = new Gauge({
  name: 'portico_redis_up',
  help: '0 while Redis is away, frozen or full, and this process counts requests for itself. Absent without REDIS_URL.',
  labelNames: [],
  registers: [metrics],
});
// Without a Redis there is nothing to report.
up.remove();

/** The Redis of REDIS_URL. It may be away, frozen or full at any time; each loss and return is logged once, without its password. */
export class RedisConnection {
  readonly client: Redis;
  private readonly logger = new Logger('Redis');
  private isAway = false;
  private triedAt = -Infinity;

  constructor(url: string) {
    const ioredis: typeof import('ioredis') = load('ioredis');
    this.client = new ioredis.Redis(url, {
      connectTimeout: CONNECT_MS,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      retryStrategy: (times) => Math.min(times * 200, MAX_RETRY_MS),
    });
    this.client.on('error', (error: Error) => this.noticeFailure(error));
    this.client.on('ready', () => up.set(this.isAway ? 0 : 1));
  }

  /** Runs a command; undefined if Redis does not answer, or is in the pause after a failure. */
  async run<T>(command: (client: Redis) => Promise<T>): Promise<T | undefined> {
    if (this.client.status !== 'ready' || !this.isTried()) return undefined;
    try {
      const answer = await inTime(command(this.client));
      this.noticeAnswer();
      return answer;
    } catch (error) {
      this.noticeFailure(error);
      return undefined;
    }
  }

  close(): void {
    this.client.disconnect();
  }

  private isTried(): boolean {
    const now = performance.now();
    if (this.isAway && now - this.triedAt < PAUSE_MS) return false;
    this.triedAt = now;
    return true;
  }

  private noticeFailure(error: unknown): void {
    if (this.isAway) return;
    this.isAway = true;
    up.set(0);
    const reason = error instanceof Error ? ('code' in error && String(error.code)) || error.message : error;
    this.logger.warn({
      msg: 'Redis is away: each process counts requests for itself until it is back',
      reason,
    });
  }

  private noticeAnswer(): void {
    if (!this.isAway) return;
    this.isAway = false;
    up.set(1);
    this.logger.log({ msg: 'Redis is back: requests are counted over all processes' });
  }
}

/**
 * Rejects if there is no answer in time. After a stall of this process an answer may be unread, so the socket is read
 * before time is up.
 */
function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => setImmediate(reject, new Error('Command timed out')), COMMAND_MS);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
