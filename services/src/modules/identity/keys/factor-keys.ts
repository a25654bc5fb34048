import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PorticoConfig } from '../../../platform/config/index.js';
import { derivedKey, Signer } from '../../../platform/keys/index.js';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Derives keys from the token secret, so that someone who can read only the database cannot use the factors. */
@Injectable()
export class FactorKeys {
  private readonly sealing: Buffer;
  private readonly codes: Signer;
  private readonly handles: Signer;

  constructor({ env }: PorticoConfig) {
    this.sealing = derivedKey(env.tokenSecret, 'second factor secret');
    this.codes = new Signer(env.tokenSecret, 'recovery code');
    this.handles = new Signer(env.tokenSecret, 'passkey user handle');
  }

  /** Encrypts an account's secret for codes (AES-256-GCM). The result cannot be decrypted in another account's row. */
  seal(accountId: number, secret: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.sealing, nonce).setAAD(Buffer.from(String(accountId)));
    const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
  }

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
    return this.codes.sign(`${accountId}:${code}`, 'hex');
  }

  /** Name of an account for authenticators: the same for all its passkeys, and it reveals nothing about the account. */
  userHandle(accountId: number): Uint8Array<ArrayBuffer> {
    return new Uint8Array(Buffer.from(this.handles.sign(String(accountId), 'hex'), 'hex'));
  }
}
