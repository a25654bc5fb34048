import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PorticoConfig } from '../../../platform/config/index.js';
import { derivedKey } from '../../../platform/keys/index.js';
import type { WishKey } from '../wishes.repository.js';

const TOKEN = /^(\d{1,10})\.(\d{1,10})\.([\w-]{43})$/;

/** Words of a mail's link that end one watch without a login. They hold as long as the token secret. */
@Injectable()
export class StopLinks {
  private readonly key: Buffer;

  constructor({ env }: PorticoConfig) {
    this.key = derivedKey(env.tokenSecret, 'end of a price watch');
  }

  tokenOf({ accountId, itemId }: WishKey): string {
    return `${accountId}.${itemId}.${this.sign(`${accountId}.${itemId}`).toString('base64url')}`;
  }

  /** The wish that a token is about; undefined for one that this portal did not write. */
  read(token: string): WishKey | undefined {
    const [, accountId = '', itemId = '', hash = ''] = TOKEN.exec(token) ?? [];
    const given = Buffer.from(hash, 'base64url');
    const expected = this.sign(`${accountId}.${itemId}`);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
    return { accountId: Number(accountId), itemId: Number(itemId) };
  }

  private sign(text: string): Buffer {
    return createHmac('sha256', this.key).update(text).digest();
  }
}
