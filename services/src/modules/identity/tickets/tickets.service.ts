import { Injectable } from '@nestjs/common';
import { MINUTE_MS } from '@portico/domain';
import { AppError } from '../../../platform/errors/index.js';
import { newSecretToken, tokenHash } from '../keys/secret-token.js';
import type { AuthTicketEntity } from './auth-ticket.entity.js';
import { SignedTickets } from './signed-tickets.js';
import { TicketsRepository } from './tickets.repository.js';

const TERM_MS = 5 * MINUTE_MS;

/** Clocks of two processes differ by less; a ticket of a later time was issued by a clock that ran ahead. */
const CLOCKS_MS = MINUTE_MS;

/** The step that a ticket leads to: no other takes it. */
export type TicketKind = 'second-factor' | 'passkey-login' | 'passkey-add';

export interface TicketContent {
  kind: TicketKind;
  accountId: number;
  challenge?: string;
}

export interface OpenTicketContent {
  kind: TicketKind;
  challenge: string;
}

export type Ticket = Pick<AuthTicketEntity, 'accountId' | 'challenge' | 'expiresAt'>;

/** Tickets between the steps of a login: kept as hashes, good for five minutes and for one step. */
@Injectable()
export class TicketsService {
  constructor(
    private readonly tickets: TicketsRepository,
    private readonly signed: SignedTickets,
  ) {}

  async issue({ kind, accountId, challenge }: TicketContent): Promise<string> {
    const ticket = newSecretToken();
    const expiresAt = Date.now() + TERM_MS;
    await this.tickets.add({
      id: tokenHash(ticket),
      kind,
      accountId,
      challenge: challenge ?? null,
      expiresAt,
    });
    return ticket;
  }

  /** A ticket of nobody's account: nothing is written down of it, however many are asked for. */
  issueOpen({ kind, challenge }: OpenTicketContent): string {
    return this.signed.sign(kind, { challenge, expiresAt: Date.now() + TERM_MS });
  }

  /** Returns what a ticket stands for; the ticket stays good. Throws `identity.ticket_expired`. */
  async find(ticket: string, kind: TicketKind): Promise<Ticket> {
    const now = Date.now();
    const signed = this.signed.read(kind, ticket);
    const found = signed ? { ...signed, accountId: null } : await this.tickets.find(tokenHash(ticket), kind);
    if (found === null || found.expiresAt <= now || found.expiresAt > now + TERM_MS + CLOCKS_MS)
      throw new AppError('identity.ticket_expired');
    return found;
  }

  /** The same, and ends it: of several calls at once one gets it. Throws `identity.ticket_expired`. */
  async redeem(ticket: string, kind: TicketKind): Promise<Ticket> {
    const found = await this.find(ticket, kind);
    const id = tokenHash(ticket);
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
