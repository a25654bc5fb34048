import { createHmac, timingSafeEqual } from 'node:crypto';
import { MINUTE_MS } from '@portico/domain';
import { z } from 'zod';
import { derivedKey } from '../../../platform/keys/index.js';

/** A link is opened within this time; the cookie that it gives outlives its ticket by a little, so that the page can say that it ended. */
export const PREVIEW_MS = { link: 15 * MINUTE_MS, cookie: 55 * MINUTE_MS };

export const PREVIEW_COOKIE = 'portico-preview';

export interface PreviewTicket {
  remote: string;
  version: string;
  /** Token of the team that began it, whose revocation ends it; null for a web admin or a command. */
  token: string | null;
  expiresAt: number;
}

const MAX_LENGTH = 600;
const contentSchema = z.tuple([z.string(), z.string(), z.number(), z.string().nullable()]);

/** Signed permissions to see one version of one remote. A link is not a cookie: neither is taken for the other. */
export class PreviewTickets {
  private readonly secret: Buffer;

  constructor(
    tokenSecret: string,
    private readonly now: () => number = Date.now,
  ) {
    this.secret = derivedKey(tokenSecret, 'release preview');
  }

  sign(kind: keyof typeof PREVIEW_MS, remote: string, version: string, token: string | null = null): string {
    const content = JSON.stringify([remote, version, this.now() + PREVIEW_MS[kind], token]);
    const encoded = Buffer.from(content).toString('base64url');
    return `${encoded}.${this.signatureOf(kind, encoded)}`;
  }

  read(kind: keyof typeof PREVIEW_MS, ticket: string): PreviewTicket | 'invalid' | 'expired' {
    if (ticket.length > MAX_LENGTH) return 'invalid';
    const [encoded = '', signature = ''] = ticket.split('.', 2);
    const given = Buffer.from(signature);
    const expected = Buffer.from(this.signatureOf(kind, encoded));
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'invalid';
    // A portal from before signed another content.
    const { data } = contentSchema.safeParse(JSON.parse(Buffer.from(encoded, 'base64url').toString()));
    if (data === undefined) return 'invalid';
    const [remote, version, expiresAt, token] = data;
    return expiresAt > this.now() ? { remote, version, token, expiresAt } : 'expired';
  }

  private signatureOf(kind: string, content: string): string {
    return createHmac('sha256', this.secret).update(`${kind}.${content}`).digest('base64url');
  }
}
