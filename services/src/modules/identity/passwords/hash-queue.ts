import { AppError } from '../../../platform/errors/index.js';
import { type Client, maskedNetwork } from '../../../platform/http/index.js';
import type { Standing } from '../attempts/attempt-rules.js';

const RETRY_SECONDS = 5;

const MAX_WAIT_MS = 10_000;

/** `known`: clients from a network of the account, or with a session. `proven`: clients who solved a captcha. */
export type HashLane = 'known' | 'proven' | 'stranger';

export interface HashClient {
  lane: HashLane;
  /** Network from `maskedNetwork`; undefined when the hash is not from a login attempt. */
  network?: string;
  refusal?: 'request.too_many' | 'identity.captcha_needed';
}

export function hashClientOf(
  { network }: Client,
  { isProven, standing = 'stranger' }: { isProven: boolean; standing?: Standing },
): HashClient {
  return {
    lane: isProven ? 'proven' : standing,
    network: maskedNetwork(network),
    refusal: isProven ? 'request.too_many' : 'identity.captcha_needed',
  };
}

/** Strangers are served last. The other lanes take turns, so a flood in one leaves half of the threads to the other. */
const ORDERS: Readonly<Record<HashLane, readonly HashLane[]>> = {
  known: ['proven', 'known', 'stranger'],
  proven: ['known', 'proven', 'stranger'],
  stranger: ['known', 'proven', 'stranger'],
};

/** Work that waits for a thread. Each lane is bounded, and each network within a lane, so that a flood cannot take all places. */
export class HashQueue {
  private readonly waiting: Record<HashLane, (() => void)[]> = { known: [], proven: [], stranger: [] };
  private readonly pending = new Map<string, number>();
  private active = 0;
  private lastLane: HashLane = 'stranger';

  constructor(
    private readonly atOnce: number,
    private readonly max: Readonly<Record<HashLane | 'ofNetwork', number>>,
    private readonly maxWaitMs = MAX_WAIT_MS,
  ) {}

  refuseWhenFull(client: HashClient): void {
    const { lane, network } = client;
    const isFull = this.pendingOf(lane) >= this.max[lane];
    const isShareTaken = network !== undefined && this.pendingOf(lane, network) >= this.max.ofNetwork;
    if (isFull || isShareTaken) throw refusalOf(client);
  }

  /** Runs `work`. Throws as `refuseWhenFull` does if the queue is full or the work did not start in time. */
  async run<T>(client: HashClient, work: () => Promise<T>): Promise<T> {
    this.refuseWhenFull(client);
    this.count(client, 1);
    try {
      if (this.active >= this.atOnce) await this.turn(client);
      else this.active += 1;
      try {
        return await work();
      } finally {
        this.beginNext();
      }
    } finally {
      this.count(client, -1);
    }
  }

  /** Work that ends passes its place to the next in line, so that new work cannot overtake it. */
  private beginNext(): void {
    const lane = ORDERS[this.lastLane].find((candidate) => this.waiting[candidate].length > 0);
    if (lane === undefined) {
      this.active -= 1;
      return;
    }
    this.lastLane = lane;
    this.waiting[lane].shift()?.();
  }

  private turn(client: HashClient): Promise<void> {
    const { lane } = client;
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(limit);
        resolve();
      };
      const limit = setTimeout(() => {
        this.waiting[lane] = this.waiting[lane].filter((other) => other !== begin);
        reject(refusalOf(client));
      }, this.maxWaitMs);
      this.waiting[lane].push(begin);
    });
  }

  private pendingOf(...key: string[]): number {
    return this.pending.get(key.join(' ')) ?? 0;
  }

  private count({ lane, network }: HashClient, change: 1 | -1): void {
    for (const key of network === undefined ? [lane] : [lane, `${lane} ${network}`]) {
      const pending = this.pendingOf(key) + change;
      if (pending === 0) this.pending.delete(key);
      else this.pending.set(key, pending);
    }
  }
}

function refusalOf({ refusal = 'request.too_many' }: HashClient): AppError {
  return new AppError(refusal, { seconds: RETRY_SECONDS });
}
