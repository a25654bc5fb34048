import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { MINUTE_MS } from '@portico/domain';
import { LRUCache } from 'lru-cache';
import { Piscina } from 'piscina';
import { isSameSecret } from '../../../platform/keys/index.js';
import { type HashClient, HashQueue } from './hash-queue.js';

/** A core is left to answer requests. */
const MAX_THREADS = Math.max(1, availableParallelism() - 1);

/** Hashes that run and wait; one takes a quarter of a second. */
const MAX_PENDING = { known: 40, proven: 40, stranger: 24, ofNetwork: 8 };

/** A caller who has proved the account already: nothing of theirs is a guess. */
const TRUSTED: HashClient = { lane: 'known' };

/** Lower priority than the thread that answers requests. */
const NICENESS = 10;

/** The game server's own cost. */
const GAME_COST = 12;

const NO_DIGEST = 'C6UzMDM.H6dfI/f/IKcEeO7ZBp1jJQfCWtA9dXvXGf0nfq0bY8yHu';

/** Compiled by the build; the source file when the portal runs from source. */
const THREAD = ['./password-thread.js', './password-thread.mjs']
  .map((name) => fileURLToPath(new URL(name, import.meta.url)))
  .find((path) => existsSync(path));

/** Hashes passwords in the game's format, in threads of their own. */
export class PasswordHasher implements OnModuleDestroy {
  private pool: Piscina<object, unknown> | undefined;
  private readonly queue = new HashQueue(MAX_THREADS, MAX_PENDING);
  private readonly cost: number;
  /** Matching it takes what matching any other hash takes. */
  private readonly noHash: string;

  constructor(cost = GAME_COST) {
    this.cost = cost;
    this.noHash = `$2y$${String(cost).padStart(2, '0')}$${NO_DIGEST}`;
  }

  /** Hash of a new password as the game server writes it: `$2y$12$...`. Throws what `HashQueue` does when too many wait. */
  async hash(password: string, client = TRUSTED): Promise<string> {
    return String(await this.run('hash', { password }, client));
  }

  /** Whether a password is the stored one. Costs the same for every kind and for no account. Throws like `HashQueue` when full. */
  async verify(password: string, stored: string | undefined, client = TRUSTED): Promise<boolean> {
    const isBcrypt = stored !== undefined && kindOfStored(stored) === 'bcrypt';
    const matches = await this.run('verify', { password, stored: isBcrypt ? stored : this.noHash }, client);
    if (isBcrypt) return matches === true;
    return stored !== undefined && matchesLegacy(password, stored);
  }

  async onModuleDestroy(): Promise<void> {
    await this.pool?.destroy();
  }

  /** Throws `request.too_many` where `verify` would: before anything is written down of the attempt. */
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

/** How a server of the family stores a password: bcrypt, or what older ones left in their tables. */
type PasswordKind = 'bcrypt' | 'sha1' | 'sha512' | 'plain';

/** Text that looks like a hash is a hash and never a plain password: nobody logs in with a stolen hash. */
export function kindOfStored(stored: string): PasswordKind {
  if (stored.startsWith('$2')) return 'bcrypt';
  if (/^[\da-f]{40}$/i.test(stored)) return 'sha1';
  if (/^[\da-f]{128}$/i.test(stored)) return 'sha512';
  return 'plain';
}

const CLOSED: ReadonlySet<string> = new Set(['', '*', '!']);

/** Whether a password is that of an old row, which is no bcrypt hash. Takes the same time for any text. */
function matchesLegacy(password: string, stored: string): boolean {
  const kind = kindOfStored(stored);
  if (kind === 'bcrypt' || CLOSED.has(stored)) return false;
  if (kind === 'plain') return isSameSecret(password, stored);
  return isSameSecret(createHash(kind).update(password).digest('hex'), stored.toLowerCase());
}

const MAX_KNOWN = 1000;

/** Whether a password is the name of its account, as that of the stock `admin` is. */
export function isNamePassword(name: string, password: string): boolean {
  return password.toLowerCase() === name.toLowerCase();
}

/** Passwords that equal their account's name, like the `admin` of a new server. Each hash is checked once: it never changes. */
@Injectable()
export class DefaultPasswords {
  private readonly known = new LRUCache<string, Promise<boolean>>({ max: MAX_KNOWN });

  constructor(private readonly hasher: PasswordHasher) {}

  has(name: string, stored: string): Promise<boolean> {
    const key = `${name}\n${stored}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const comparing = this.compare(name, stored);
    this.known.set(key, comparing);
    // The next call tries again.
    comparing.catch(() => this.known.delete(key));
    return comparing;
  }

  private async compare(name: string, stored: string): Promise<boolean> {
    for (const password of new Set([name, name.toLowerCase()])) {
      const isBcrypt = kindOfStored(stored) === 'bcrypt';
      if (isBcrypt ? await this.hasher.verify(password, stored) : matchesLegacy(password, stored))
        return true;
    }
    return false;
  }
}
