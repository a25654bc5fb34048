import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PorticoConfig } from '../../../platform/config/index.js';
import { derivedKey } from '../../../platform/keys/index.js';
import type { WishKey } from '../wishes.repository.js';
import type { SearchWatchKey } from './search-watches.repository.js';

/** Account; item, or `s` and the id of a watched search; signature. */
const TOKEN = /^(\d{1,10})\.(s?\d{1,10})\.([\w-]{43})$/;

/** Tokens of links in mails that end a watch without a login. They are valid until the token secret changes. */
@Injectable()
export class StopLinks {
  private readonly key: Buffer;

  constructor({ env }: PorticoConfig) {
    this.key = derivedKey(env.tokenSecret, 'end of a price watch');
  }

  tokenOf(key: WishKey | SearchWatchKey): string {
    const words = `${key.accountId}.${'itemId' in key ? key.itemId : `s${key.id}`}`;
    return `${words}.${this.sign(words).toString('base64url')}`;
  }

  /** The watch of a token; undefined for a token that this portal did not create. */
  read(token: string): WishKey | SearchWatchKey | undefined {
    const [, accountId = '', target = '', hash = ''] = TOKEN.exec(token) ?? [];
    const given = Buffer.from(hash, 'base64url');
    const expected = this.sign(`${accountId}.${target}`);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
    if (target.startsWith('s')) return { accountId: Number(accountId), id: Number(target.slice(1)) };
    return { accountId: Number(accountId), itemId: Number(target) };
  }

  private sign(text: string): Buffer {
    return createHmac('sha256', this.key).update(text).digest();
  }
}
