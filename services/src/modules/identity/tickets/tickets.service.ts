import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/errors/index.js';
import type { AuthTicketEntity } from './auth-ticket.entity.js';
import { TicketsRepository } from './tickets.repository.js';

const TERM_MS = 5 * 60_000;

/** The step that a ticket leads to: no other takes it. */
export type TicketKind = 'second-factor' | 'passkey-login' | 'passkey-add';

export interface TicketContent {
  kind: TicketKind;
  /** Null where who it is comes out in the step. */
  accountId: number | null;
  challenge?: string;
}

/** What a ticket stands for. */
export type Ticket = Pick<AuthTicketEntity, 'accountId' | 'challenge'>;

/** Tickets between the steps of a login: kept as hashes, good for five minutes and for one step. */
@Injectable()
export class TicketsService {
  constructor(private readonly tickets: TicketsRepository) {}

  /** A ticket for the next step. */
  async issue({ kind, accountId, challenge }: TicketContent): Promise<string> {
    const ticket = randomBytes(32).toString('base64url');
    const expiresAt = Date.now() + TERM_MS;
    await this.tickets.add({ id: idOf(ticket), kind, accountId, challenge: challenge ?? null, expiresAt });
    return ticket;
  }

  /** What a ticket stands for; it stays good. Throws `identity.ticket_expired`. */
  async find(ticket: string, kind: TicketKind): Promise<Ticket> {
    const found = await this.tickets.find(idOf(ticket), kind, Date.now());
    if (found === null) throw new AppError('identity.ticket_expired');
    return found;
  }

  /** The same, and ends it: of several calls at once one gets it. Throws `identity.ticket_expired`. */
  async redeem(ticket: string, kind: TicketKind): Promise<Ticket> {
    const found = await this.find(ticket, kind);
    if (!(await this.tickets.take(idOf(ticket)))) throw new AppError('identity.ticket_expired');
    return found;
  }

  /** Ends every step that an account has begun. */
  async revokeOf(accountId: number): Promise<void> {
    await this.tickets.removeOf(accountId);
  }
}

function idOf(ticket: string): string {
  return createHash('sha256').update(ticket).digest('hex');
}
