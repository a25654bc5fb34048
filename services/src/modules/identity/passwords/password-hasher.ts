import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { OnModuleDestroy } from '@nestjs/common';
import { MINUTE_MS } from '@portico/domain';
import { Piscina } from 'piscina';
import { type HashClient, HashQueue } from './hash-queue.js';
import { matchesLegacy, saltedPassword, type StoredPassword } from './stored-password.js';

/** One core is left to answer requests. */
const MAX_THREADS = Math.max(1, availableParallelism() - 1);

/** Maximum hashes that run or wait. A hash takes a quarter of a second. */
const MAX_PENDING = { known: 40, proven: 40, stranger: 24, ofNetwork: 8 };

/** A caller whose account is already proved, so none of its hashes is a guess. */
const TRUSTED: HashClient = { lane: 'known' };

/** Gives hashing a lower priority than the thread that answers requests. */
const NICENESS = 10;

/** Cost that the game server uses. */
const GAME_COST = 12;

const NO_DIGEST = 'C6UzMDM.H6dfI/f/IKcEeO7ZBp1jJQfCWtA9dXvXGf0nfq0bY8yHu';

/** The build compiles this file. Without a build, the source file runs. */
const THREAD = ['./password-thread.js', './password-thread.mjs']
  .map((name) => fileURLToPath(new URL(name, import.meta.url)))
  .find((path) => existsSync(path));

export class PasswordHasher implements OnModuleDestroy {
  private pool: Piscina<object, unknown> | undefined;
  private readonly queue = new HashQueue(MAX_THREADS, MAX_PENDING);
  private readonly cost: number;
  /** Comparing with it takes as long as comparing with any other hash. */
  private readonly noHash: string;

  constructor(cost = GAME_COST) {
    this.cost = cost;
    this.noHash = `$2y$${String(cost).padStart(2, '0')}$${NO_DIGEST}`;
  }

  async hash(password: string, client = TRUSTED): Promise<string> {
    return String(await this.run('hash', { password }, client));
  }

  /** Hashes a new password as `saltedPassword` does. Waits for a place too, so that a flood is refused as with bcrypt. */
  salted(password: string, client = TRUSTED): Promise<StoredPassword> {
    return this.queue.run(client, () => Promise.resolve(saltedPassword(password)));
  }

  /** Takes equally long for every kind of hash and for no account. Throws like `HashQueue` if it is full. */
  async verify(password: string, stored: StoredPassword | undefined, client = TRUSTED): Promise<boolean> {
    const bcrypt = stored?.password.startsWith('$2') === true ? stored.password : undefined;
    const matches = await this.run('verify', { password, stored: bcrypt ?? this.noHash }, client);
    if (bcrypt !== undefined) return matches === true;
    return stored !== undefined && matchesLegacy(password, stored);
  }

  async onModuleDestroy(): Promise<void> {
    await this.pool?.destroy();
  }

  /** Throws `request.too_many` if `verify` would. Call it before the attempt is stored. */
  refuseWhenFull(client: HashClient): void {
    this.queue.refuseWhenFull(client);
  }

  private run(name: 'hash' | 'verify', work: object, client: HashClient): Promise<unknown> {
    return this.queue.run(client, () => this.threads().run({ ...work, cost: this.cost }, { name }));
  }

  private threads(): Piscina<object, unknown> {
    this.pool ??= new Piscina({
      filename: THREAD,
      minThreads: 0,
      maxThreads: MAX_THREADS,
      idleTimeout: MINUTE_MS,
      niceIncrement: NICENESS,
    });
    return this.pool;
  }
}
