import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import type { ECDH } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message that a push service received for a browser. */
export interface PushedMessage {
  path: string;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

export interface PushService {
  /** `127.0.0.1:8199`, as the configuration names it. */
  host: string;
  messages: PushedMessage[];
  /** Sets the answer to the next messages. */
  answer(reply: { status: number; headers?: Record<string, string>; body?: Buffer }): void;
  /** A browser that subscribed here. */
  browser(name: string): TestBrowser;
  close(): Promise<void>;
}

/** A push service on loopback. It cannot read the messages; browsers can. */
export async function startPushService(): Promise<PushService> {
  const messages: PushedMessage[] = [];
  let reply: Parameters<PushService['answer']>[0] = { status: 201 };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      messages.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(reply.status, reply.headers).end(reply.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    messages,
    answer: (next) => (reply = next),
    browser: (name) => new TestBrowser(`http://${host}/push/${name}`),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A browser that has subscribed to a push service and decrypts its messages (RFC 8291, aes128gcm). */
export class TestBrowser {
  private readonly curve: ECDH;
  private readonly secret = randomBytes(16);

  constructor(readonly endpoint: string) {
    this.curve = createECDH('prime256v1');
    this.curve.generateKeys();
  }

  get path(): string {
    return new URL(this.endpoint).pathname;
  }

  /** Subscription as a browser sends it to the portal. */
  get subscription() {
    return {
      endpoint: this.endpoint,
      p256dh: this.curve.getPublicKey('base64url'),
      auth: this.secret.toString('base64url'),
    };
  }

  read({ body }: PushedMessage): unknown {
    const salt = body.subarray(0, 16);
    const keyLength = body.readUInt8(20);
    const sender = body.subarray(21, 21 + keyLength);
    const sealed = body.subarray(21 + keyLength);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.curve.getPublicKey(), sender]);
    const key = Buffer.from(hkdfSync('sha256', this.curve.computeSecret(sender), this.secret, info, 32));
    const contentKey = Buffer.from(hkdfSync('sha256', key, salt, 'Content-Encoding: aes128gcm\0', 16));
    const nonce = Buffer.from(hkdfSync('sha256', key, salt, 'Content-Encoding: nonce\0', 12));
    const decipher = createDecipheriv('aes-128-gcm', contentKey, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    // One record, which is also the last: its delimiter is 2.
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString('utf8'));
  }
}

/** Sender of a message (VAPID), after its signature was verified with the key that it names. */
export function senderOf({ headers }: PushedMessage): { key: string; claims: Record<string, unknown> } {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', content = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const isGenuine = verify(
    'sha256',
    Buffer.from(`${head}.${content}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isGenuine) throw new Error('The signature is not that of the key');
  return { key, claims: JSON.parse(Buffer.from(content, 'base64url').toString('utf8')) };
}
