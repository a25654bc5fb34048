import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PorticoConfig } from '../../../platform/config/index.js';
import { derivedKey } from '../../../platform/keys/index.js';

export interface SignedTicket {
  challenge: string;
  expiresAt: number;
}

/** Tickets that anybody may ask for: they say all they stand for themselves, and nothing is kept of them before they are used. */
@Injectable()
export class SignedTickets {
  private readonly secret: Buffer;

  constructor({ env }: PorticoConfig) {
    this.secret = derivedKey(env.tokenSecret, 'signed ticket');
  }

  sign(kind: string, { challenge, expiresAt }: SignedTicket): string {
    const content = `${expiresAt.toString(36)}.${challenge}`;
    return `${content}.${this.signatureOf(kind, content)}`;
  }

  /** Undefined for what was never signed for this kind, whether it has expired or not. */
  read(kind: string, ticket: string): SignedTicket | undefined {
    const [expires = '', challenge = ''] = ticket.split('.', 2);
    // Compares the whole text, because a used ticket is recorded by its text and must have only one spelling.
    const given = Buffer.from(ticket);
    const expected = Buffer.from(
      `${expires}.${challenge}.${this.signatureOf(kind, `${expires}.${challenge}`)}`,
    );
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
    return { challenge, expiresAt: Number.parseInt(expires, 36) };
  }

  private signatureOf(kind: string, content: string): string {
    return createHmac('sha256', this.secret).update(`${kind}.${content}`).digest('base64url');
  }
}
