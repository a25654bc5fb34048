import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PorticoConfig } from '../../../platform/config/index.js';
import { derivedKey } from '../../../platform/keys/index.js';

/** What a session keeps of the password that it was opened with: it ends when the game, or its owner, writes another one. */
@Injectable()
export class PasswordMarks {
  private readonly key: Buffer;

  constructor({ env }: PorticoConfig) {
    this.key = derivedKey(env.tokenSecret, 'password of a session');
  }

  /** 43 characters that tell nothing of what is stored; null where the server keeps no passwords. */
  of(stored: string | null): string | null {
    return stored === null ? null : createHmac('sha256', this.key).update(stored).digest('base64url');
  }
}
