import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { MINUTE_MS } from '@portico/domain';
import { PorticoConfig } from '../../../platform/config/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { hashOf } from '../../../platform/hash-chain/index.js';
import { derivedKey, isSameSecret, randomToken } from '../../../platform/keys/index.js';
import { AuthTicketEntity, TicketsRepository } from './tickets.repository.js';

interface SignedTicket {
  challenge: string;
  expiresAt: number;
}

/** Tickets that anyone may request. They contain all their data and are signed, so nothing is stored before they are used. */
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

  /** Undefined for a ticket that was never signed for this kind. The caller checks the expiry. */
  read(kind: string, ticket: string): SignedTicket | undefined {
    const [expires = '', challenge = ''] = ticket.split('.', 2);
    // Compares the whole text, because a used ticket is recorded by its text and must have only one spelling.
    const content = `${expires}.${challenge}`;
    if (!isSameSecret(ticket, `${content}.${this.signatureOf(kind, content)}`)) return undefined;
    return { challenge, expiresAt: Number.parseInt(expires, 36) };
  }

  private signatureOf(kind: string, content: string): string {
    return createHmac('sha256', this.secret).update(`${kind}.${content}`).digest('base64url');
  }
}

const TERM_MS = 5 * MINUTE_MS;

/** Clocks of two processes differ by less. A later ticket was issued by a clock that ran ahead. */
const CLOCKS_MS = MINUTE_MS;

/** The step that a ticket allows. A ticket is not valid for any other. */
type TicketKind = 'second-factor' | 'passkey-login' | 'passkey-add';

interface TicketContent {
  kind: TicketKind;
  accountId: number;
  challenge?: string;
}

export type Ticket = Pick<AuthTicketEntity, 'accountId' | 'challenge' | 'expiresAt'>;

/** Tickets between the steps of a login. They are stored as hashes and valid for five minutes and one step. */
@Injectable()
export class TicketsService {
  constructor(
    private readonly tickets: TicketsRepository,
    private readonly signed: SignedTickets,
  ) {}

  async issue({ kind, accountId, challenge }: TicketContent): Promise<string> {
    const ticket = randomToken();
    const expiresAt = Date.now() + TERM_MS;
    await this.tickets.add({
      id: hashOf(ticket),
      kind,
      accountId,
      challenge: challenge ?? null,
      expiresAt,
    });
    return ticket;
  }

  /** A ticket without an account. Nothing is stored for it, however many are requested. */
  issueOpen({ kind, challenge }: { kind: TicketKind; challenge: string }): string {
    return this.signed.sign(kind, { challenge, expiresAt: Date.now() + TERM_MS });
  }

  /** Returns the content of a ticket, which stays valid. Throws `identity.ticket_expired`. */
  async find(ticket: string, kind: TicketKind): Promise<Ticket> {
    const now = Date.now();
    const signed = this.signed.read(kind, ticket);
    const found = signed ? { ...signed, accountId: null } : await this.tickets.find(hashOf(ticket), kind);
    if (found === null || found.expiresAt <= now || found.expiresAt > now + TERM_MS + CLOCKS_MS)
      throw new AppError('identity.ticket_expired');
    return found;
  }

  /** Returns the content of a ticket and ends it; of concurrent calls, only one succeeds. Throws `identity.ticket_expired`. */
  async redeem(ticket: string, kind: TicketKind): Promise<Ticket> {
    const found = await this.find(ticket, kind);
    const id = hashOf(ticket);
    const isTaken =
      this.signed.read(kind, ticket) === undefined
        ? await this.tickets.take(id)
        : await this.tickets.markUsed(id, found.expiresAt);
    if (!isTaken) throw new AppError('identity.ticket_expired');
    return found;
  }

  async revokeOf(accountId: number): Promise<void> {
    await this.tickets.removeOf(accountId);
  }
}
