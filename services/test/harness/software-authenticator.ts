import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

export interface Ceremony {
  challenge: string;
  /** Origin as the browser sees it. */
  origin: string;
  rpID?: string;
  /** Whether the owner was asked for a PIN or a finger. */
  isVerified?: boolean;
  /** Signature counter that it reports. By default it grows by one. */
  counter?: number;
}

/** A passkey in software that answers like a browser: ES256, attestation `none`. */
export class SoftwareAuthenticator {
  readonly id = randomBytes(32);
  private readonly privateKey: KeyObject;
  private readonly publicKey: Uint8Array;
  private counter = 0;

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.privateKey = privateKey;
    this.publicKey = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    );
  }

  /** Answers `navigator.credentials.create`. */
  create(ceremony: Ceremony): object {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const attested = Buffer.concat([Buffer.alloc(16), length, this.id, this.publicKey]);
    const authData = Buffer.concat([this.head(ceremony, ATTESTED), attested]);
    const attestationObject = isoCBOR.encode(
      new Map<string, string | Uint8Array | Map<string, never>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, never>()],
        ['authData', new Uint8Array(authData)],
      ]),
    );
    return this.answer({
      clientDataJSON: clientData('webauthn.create', ceremony),
      attestationObject: Buffer.from(attestationObject).toString('base64url'),
      transports: ['internal'],
    });
  }

  /** Answers `navigator.credentials.get`. */
  get(ceremony: Ceremony): object {
    const authData = this.head(ceremony, 0);
    const clientDataJSON = clientData('webauthn.get', ceremony);
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return this.answer({
      clientDataJSON,
      authenticatorData: authData.toString('base64url'),
      signature: createSign('sha256').update(signed).sign(this.privateKey).toString('base64url'),
      userHandle: null,
    });
  }

  private head({ rpID = 'localhost', isVerified = true, counter }: Ceremony, flags: number): Buffer {
    this.counter = counter ?? this.counter + 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.counter);
    const state = PRESENT | (isVerified ? VERIFIED : 0) | flags;
    return Buffer.concat([sha256(Buffer.from(rpID)), Buffer.from([state]), count]);
  }

  private answer(response: object): object {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }
}

function clientData(type: string, { challenge, origin }: Ceremony): string {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url');
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}
