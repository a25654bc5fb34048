import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PorticoConfig } from '../../../platform/config/index.js';
import { derivedKey } from '../../../platform/keys/index.js';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Derives keys from the token secret, so that someone who can read only the database cannot use the factors. */
@Injectable()
export class FactorKeys {
  private readonly sealing: Buffer;
  private readonly codes: Buffer;
  private readonly handles: Buffer;

  constructor({ env }: PorticoConfig) {
    this.sealing = derivedKey(env.tokenSecret, 'second factor secret');
    this.codes = derivedKey(env.tokenSecret, 'recovery code');
    this.handles = derivedKey(env.tokenSecret, 'passkey user handle');
  }

  /** Encrypts an account's secret for codes (AES-256-GCM). The result cannot be decrypted in another account's row. */
  seal(accountId: number, secret: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.sealing, nonce).setAAD(Buffer.from(String(accountId)));
    const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** Undefined if the text was changed, or encrypted under another token secret. */
  unseal(accountId: number, text: string): string | undefined {
    const bytes = Buffer.from(text, 'base64url');
    const nonce = bytes.subarray(0, NONCE_BYTES);
    const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
    try {
      const decipher = createDecipheriv('aes-256-gcm', this.sealing, nonce, { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(String(accountId))).setAuthTag(tag);
      const open = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
      return Buffer.concat([open, decipher.final()]).toString('utf8');
    } catch {
      return undefined;
    }
  }

  codeHash(accountId: number, code: string): string {
    return createHmac('sha256', this.codes).update(`${accountId}:${code}`).digest('hex');
  }

  /** Name of an account for authenticators: the same for all its passkeys, and it reveals nothing about the account. */
  userHandle(accountId: number): Uint8Array<ArrayBuffer> {
    return new Uint8Array(createHmac('sha256', this.handles).update(String(accountId)).digest());
  }
}
