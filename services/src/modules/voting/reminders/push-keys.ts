import { createECDH, ECDH } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PorticoConfig } from '../../../platform/config/index.js';
import { derivedKey } from '../../../platform/keys/index.js';

const CURVE = 'prime256v1';

/** How push services know this portal (VAPID, RFC 8292). The keys derive from the token secret, so all processes share them. */
@Injectable()
export class PushKeys {
  /** P-256, uncompressed, base64url. */
  readonly publicKey: string;
  readonly privateKey: string;
  readonly contact: string;

  constructor(config: PorticoConfig) {
    const curve = createECDH(CURVE);
    const secret = keyOf(config.env.tokenSecret);
    curve.setPrivateKey(secret);
    this.publicKey = curve.getPublicKey('base64url');
    this.privateKey = secret.toString('base64url');
    this.contact = config.server.voting.pushContact ?? contactOf(new URL(config.public.site.origin));
  }
}

export function isBrowserKey(text: string): boolean {
  try {
    return ECDH.convertKey(text, CURVE, 'base64url', 'base64url', 'uncompressed') === text;
  } catch {
    return false;
  }
}

/** The first that is a key of the curve: one in four billion is not. */
function keyOf(tokenSecret: string): Buffer {
  const curve = createECDH(CURVE);
  for (let attempt = 1; ; attempt += 1) {
    const key = derivedKey(tokenSecret, attempt === 1 ? 'web push' : `web push ${attempt}`);
    try {
      curve.setPrivateKey(key);
      return key;
    } catch {
      continue;
    }
  }
}

/** An address of https, or of mail, is all that push services take. */
function contactOf({ protocol, origin, hostname }: URL): string {
  return protocol === 'https:' ? origin : `mailto:portal@${hostname}`;
}
