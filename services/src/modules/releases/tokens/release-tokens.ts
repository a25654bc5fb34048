import { DAY_MS, HOUR_MS } from '@portico/domain';
import { IsNull, MoreThan, type Repository } from 'typeorm';
import { hashOf } from '../../../platform/hash-chain/index.js';
import { randomToken } from '../../../platform/keys/index.js';
import { insertRows, lockRow, type UnitOfWork } from '../../../platform/persistence/index.js';
import { ReleaseError } from '../files/release-error.js';
import { ReleaseTokenEntity } from '../storage/release.entities.js';

/** Scanners of secrets recognize the token by this prefix. */
const PREFIX = 'portico_release_';
const TOKEN = new RegExp(`^${PREFIX}[\\w-]{43}$`);

const NAME = /^[\w.-]{1,60}$/;
const REMOTE = /^[a-z][a-z0-9-]{0,40}$/;
const MAX_DAYS = 730;

/** The last use is stored at most this often, so that not every use is a write. */
const USE_MS = HOUR_MS;

export type TokenFault = 'missing' | 'unknown' | 'revoked' | 'expired' | 'other_remote';

interface NewToken {
  remote: string;
  days: number;
  /** By default the remote and the day. */
  name: string | undefined;
}

/** Tokens for uploads of releases. Each is for one remote, until it expires or is revoked. */
export class ReleaseTokens {
  constructor(
    private readonly tokens: Repository<ReleaseTokenEntity>,
    private readonly unitOfWork: UnitOfWork,
    private readonly now: () => number = Date.now,
  ) {}

  /** Returns the token. It is shown only once and stored nowhere. */
  async create({ remote, days, name }: NewToken): Promise<{ token: string; row: ReleaseTokenEntity }> {
    if (!REMOTE.test(remote)) throw new ReleaseError(`${remote} is not the name of a remote`);
    if (!Number.isInteger(days) || days < 1 || days > MAX_DAYS)
      throw new ReleaseError(`--days takes a whole number from 1 to ${MAX_DAYS}`);
    if (name !== undefined && !NAME.test(name))
      throw new ReleaseError('--name takes at most 60 letters, digits, dots, hyphens and underscores');
    const token = PREFIX + randomToken();
    const createdAt = this.now();
    const row: ReleaseTokenEntity = {
      name: name ?? (await this.freeName(`${remote}-${new Date(createdAt).toISOString().slice(0, 10)}`)),
      remote,
      hash: hashOf(token),
      createdAt,
      expiresAt: createdAt + days * DAY_MS,
      lastUsedAt: null,
      revokedAt: null,
    };
    if (await this.tokens.existsBy({ name: row.name }))
      throw new ReleaseError(`There is a token ${row.name} already`);
    await this.unitOfWork.run((manager) => insertRows(manager, ReleaseTokenEntity, [row]));
    return { token, row };
  }

  list(): Promise<ReleaseTokenEntity[]> {
    return this.tokens.find({ order: { expiresAt: 'DESC', name: 'ASC' } });
  }

  async revoke(name: string): Promise<void> {
    const isRevoked = await this.unitOfWork.changedOne((manager) =>
      manager.update(ReleaseTokenEntity, { name, revokedAt: IsNull() }, { revokedAt: this.now() }),
    );
    if (isRevoked) return;
    const isThere = await this.tokens.existsBy({ name });
    throw new ReleaseError(isThere ? `${name} is already revoked` : `There is no token ${name}`);
  }

  /** The token of an `Authorization` header if it may release the remote now; otherwise the reason why it may not. */
  async admit(authorization: string | undefined, remote: string): Promise<ReleaseTokenEntity | TokenFault> {
    const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
    if (token === undefined) return 'missing';
    if (!TOKEN.test(token)) return 'unknown';
    const row = await this.tokens.findOneBy({ hash: hashOf(token) });
    if (row === null) return 'unknown';
    if (row.revokedAt !== null) return 'revoked';
    if (row.expiresAt <= this.now()) return 'expired';
    if (row.remote !== remote) return 'other_remote';
    await this.markUsed(row);
    return row;
  }

  holds(name: string): Promise<boolean> {
    return this.tokens.existsBy(this.valid(name));
  }

  /** Locks a valid token until the unit of work ends, so that it is not revoked meanwhile. False if it is not valid anymore. */
  lock(name: string): Promise<boolean> {
    return this.unitOfWork.run((manager) => lockRow(manager, ReleaseTokenEntity, this.valid(name), 'remote'));
  }

  private valid(name: string) {
    return { name, revokedAt: IsNull(), expiresAt: MoreThan(this.now()) };
  }

  private async markUsed({ name, lastUsedAt }: ReleaseTokenEntity): Promise<void> {
    const now = this.now();
    if (lastUsedAt !== null && now - lastUsedAt < USE_MS) return;
    await this.unitOfWork.run((manager) => manager.update(ReleaseTokenEntity, { name }, { lastUsedAt: now }));
  }

  private async freeName(wanted: string): Promise<string> {
    const taken = new Set((await this.list()).map(({ name }) => name));
    for (let number = 1; ; number += 1) {
      const name = number === 1 ? wanted : `${wanted}-${number}`;
      if (!taken.has(name)) return name;
    }
  }
}
