import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MINUTE_MS } from '@portico/domain';
import { IsNull, LessThan, type Repository } from 'typeorm';
import { insertRows, lockRow, UnitOfWork } from '../../../platform/persistence/index.js';
import { ReleaseError } from '../files/release-error.js';
import { ReleaseKeyEntity, ReleaseTokenEntity } from '../storage/release.entities.js';
import { isSignedBy, readPublicKey, readSignature } from './release-signature.js';
import type { Signature, Statement } from './release-signature.js';

const NAME = /^[\w.-]{1,60}$/;
const MAX_KEYS = 20;

/** Maximum time between signing and arrival. It includes the difference between both clocks. */
const MAX_AGE_MS = 10 * MINUTE_MS;

export class SignatureError extends Error {}

export interface SignatureClaim {
  key: ReleaseKeyEntity;
  signature: Signature;
  tokenHash: string;
}

export type NewKey = Pick<ReleaseKeyEntity, 'name' | 'publicKey' | 'fingerprint'>;

export function newKey(name: string, pem: string): NewKey {
  if (!NAME.test(name))
    throw new ReleaseError('A key has a name of at most 60 letters, digits, dots, hyphens and underscores');
  return { name, ...readPublicKey(pem) };
}

/** Public keys of tokens. A token that has or had a key accepts only signed uploads. */
@Injectable()
export class ReleaseKeys {
  constructor(
    @InjectRepository(ReleaseKeyEntity) private readonly keys: Repository<ReleaseKeyEntity>,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async add(tokenName: string, key: NewKey): Promise<void> {
    const known = await this.keys.findBy({ tokenName });
    const same = known.find(({ fingerprint }) => fingerprint === key.fingerprint);
    if (same?.removedAt === null) throw new ReleaseError(`${tokenName} has this key already: ${same.name}`);
    if (same !== undefined) throw new ReleaseError('This key was removed: make a new one');
    if (known.some(({ name, removedAt }) => removedAt === null && name === key.name))
      throw new ReleaseError(`${tokenName} has a key ${key.name} already`);
    if (known.length >= MAX_KEYS)
      throw new ReleaseError(`${tokenName} has had ${MAX_KEYS} keys: make a new token`);
    const row = { ...key, tokenName, createdAt: Date.now(), lastSignedAt: 0, removedAt: null };
    await this.unitOfWork.run(async (manager) => {
      // An unsigned release locks the token too: it is either complete before, or refused.
      await lockRow(manager, ReleaseTokenEntity, { name: tokenName }, 'remote');
      await insertRows(manager, ReleaseKeyEntity, [row]);
    });
  }

  /** Removes a key at once. A token without another key can release nothing. */
  async remove(tokenName: string, name: string): Promise<void> {
    const isRemoved = await this.unitOfWork.changedOne((manager) =>
      manager.update(ReleaseKeyEntity, { tokenName, name, removedAt: IsNull() }, { removedAt: Date.now() }),
    );
    if (!isRemoved) throw new ReleaseError(`${tokenName} has no key ${name}`);
  }

  /** Keys of all tokens, including removed ones. */
  list(): Promise<ReleaseKeyEntity[]> {
    return this.keys.find({ order: { tokenName: 'ASC', createdAt: 'ASC' } });
  }

  /** Reads the header before the body arrives. Undefined for an unsigned upload without keys; throws if the token refuses it. */
  async claim(
    { name, hash }: Pick<ReleaseTokenEntity, 'name' | 'hash'>,
    header: string | undefined,
  ): Promise<SignatureClaim | undefined> {
    const keys = await this.keys.findBy({ tokenName: name });
    if (keys.length === 0 && header === undefined) return undefined;
    if (keys.length === 0)
      throw new SignatureError(`It is signed, but the token ${name} has no key: ask the owner to add it`);
    if (header === undefined) throw unsigned(name);
    const signature = readSignature(header);
    if (signature === undefined) throw new SignatureError('The header Portico-Signature cannot be read');
    const key = keys.find(({ fingerprint }) => fingerprint === signature.fingerprint);
    if (key === undefined)
      throw new SignatureError(`The key ${signature.fingerprint.slice(0, 16)} is none of the token ${name}`);
    if (key.removedAt !== null)
      throw new SignatureError(`The key ${key.name} was removed from the token ${name}`);
    if (Math.abs(Date.now() - signature.signedAt) > MAX_AGE_MS)
      throw new SignatureError('It was signed more than ten minutes ago, or by a wrong clock: sign it again');
    if (signature.signedAt <= key.lastSignedAt) throw used(key);
    return { key, signature, tokenHash: hash };
  }

  verify({ key, signature, tokenHash }: SignatureClaim, statement: Statement): void {
    if (isSignedBy(key.publicKey, statement, signature, tokenHash)) return;
    throw new SignatureError(
      `The key ${key.name} signed something else: a file, version, author, commit, message or purpose has changed`,
    );
  }

  /** Throws a `SignatureError` if the token has or had a key. Runs in the unit of work of an unsigned upload, which locked the token. */
  async requireNone(tokenName: string): Promise<void> {
    // A write, because a read would not see keys that were added after the unit of work began.
    const count = await this.unitOfWork.changed((manager) =>
      manager.update(ReleaseKeyEntity, { tokenName }, { name: () => 'name' }),
    );
    if (count > 0) throw unsigned(tokenName);
  }

  /** Marks a signature as used, in the unit of work of the upload. Neither this signature nor an older one is accepted again. */
  async spend({ key, signature: { signedAt } }: SignatureClaim): Promise<void> {
    const { tokenName, fingerprint } = key;
    const unused = { tokenName, fingerprint, removedAt: IsNull(), lastSignedAt: LessThan(signedAt) };
    const isSpent = await this.unitOfWork.changedOne((manager) =>
      manager.update(ReleaseKeyEntity, unused, { lastSignedAt: signedAt }),
    );
    if (!isSpent) throw used(key);
  }
}

function unsigned(tokenName: string): SignatureError {
  return new SignatureError(`The token ${tokenName} accepts signed releases only: sign with --sign`);
}

function used({ name }: ReleaseKeyEntity): SignatureError {
  return new SignatureError(
    `The key ${name} has signed a later release, or was removed: sign this one again`,
  );
}
