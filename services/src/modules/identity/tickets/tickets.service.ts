import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DAY_MS, MINUTE_MS } from '@portico/domain';
import { Column, Entity, In, Index, LessThanOrEqual, MoreThan, PrimaryColumn } from 'typeorm';
import type { Repository } from 'typeorm';
import { PorticoConfig } from '../../../platform/config/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { hashOf } from '../../../platform/hash-chain/index.js';
import { isSameSecret, randomToken, Signer } from '../../../platform/keys/index.js';
import { epochMsColumn, isDuplicate, TABLE_ENGINE, UnitOfWork } from '../../../platform/persistence/index.js';

@Entity({ name: 'portal_auth_ticket', engine: TABLE_ENGINE })
@Index('portal_auth_ticket_expires', ['expiresAt'])
export class AuthTicketEntity {
  @PrimaryColumn({ name: 'id', type: 'varchar', length: 64 }) id: string;
  @Column({ name: 'kind', type: 'varchar', length: 24 }) kind: string;
  @Column({ name: 'account_id', type: 'int', nullable: true }) accountId: number | null;
  @Column({ name: 'challenge', type: 'varchar', length: 200, nullable: true }) challenge: string | null;
  @epochMsColumn({ name: 'expires_at' }) expiresAt: number;
}

/** Maximum tickets of one account, so that someone who knows the password cannot fill the table. */
const MAX_OF_ACCOUNT = 20;

interface SignedTicket {
  challenge: string;
  expiresAt: number;
}

/** Tickets that anyone may request. They contain all their data and are signed, so nothing is stored before they are used. */
@Injectable()
export class SignedTickets {
  private readonly signer: Signer;

  constructor({ env }: PorticoConfig) {
    this.signer = new Signer(env.tokenSecret, 'signed ticket');
  }

  sign(kind: string, { challenge, expiresAt }: SignedTicket): string {
    const content = `${expiresAt.toString(36)}.${challenge}`;
    return `${content}.${this.signer.sign(`${kind}.${content}`)}`;
  }

  /** Undefined for a ticket that was never signed for this kind. The caller checks the expiry. */
  read(kind: string, ticket: string): SignedTicket | undefined {
    const [expires = '', challenge = ''] = ticket.split('.', 2);
    // Compares the whole text, because a used ticket is recorded by its text and must have only one spelling.
    const signed = { challenge, expiresAt: Number.parseInt(expires, 36) };
    return isSameSecret(ticket, this.sign(kind, signed)) ? signed : undefined;
  }
}

const TERM_MS = 5 * MINUTE_MS;

/** Clocks of two processes differ by less. A later ticket was issued by a clock that ran ahead. */
const CLOCKS_MS = MINUTE_MS;

type TicketKind = 'second-factor' | 'passkey-login' | 'passkey-add';

export type Ticket = Pick<AuthTicketEntity, 'accountId' | 'challenge' | 'expiresAt'>;

/** Tickets between the steps of a login. They are stored as hashes and valid for five minutes and one step. */
@Injectable()
export class TicketsService {
  constructor(
    private readonly signed: SignedTickets,
    @InjectRepository(AuthTicketEntity) private readonly authTickets: Repository<AuthTicketEntity>,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** If the account has too many tickets, the oldest ones end. */
  async issue(content: { kind: TicketKind; accountId: number; challenge?: string }): Promise<string> {
    const { accountId } = content;
    const ticket = randomToken();
    const row = { challenge: null, ...content, id: hashOf(ticket), expiresAt: Date.now() + TERM_MS };
    await this.unitOfWork.run(async (manager) => {
      await manager.insert(AuthTicketEntity, row);
      const old = await manager.find(AuthTicketEntity, {
        select: { id: true },
        where: { accountId },
        order: { expiresAt: 'DESC' },
        skip: MAX_OF_ACCOUNT,
        take: MAX_OF_ACCOUNT,
      });
      if (old.length > 0) await manager.delete(AuthTicketEntity, { id: In(old.map(({ id }) => id)) });
    });
    return ticket;
  }

  /** A ticket without an account. Nothing is stored for it, however many are requested. */
  issueOpen({ kind, challenge }: { kind: TicketKind; challenge: string }): string {
    return this.signed.sign(kind, { challenge, expiresAt: Date.now() + TERM_MS });
  }

  async find(ticket: string, kind: TicketKind): Promise<Ticket> {
    const now = Date.now();
    const signed = this.signed.read(kind, ticket);
    const found = signed
      ? { ...signed, accountId: null }
      : await this.authTickets.findOneBy({ id: hashOf(ticket), kind });
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
        ? await this.unitOfWork.changedOne((manager) => manager.delete(AuthTicketEntity, { id }))
        : await this.markUsed(id, found.expiresAt);
    if (!isTaken) throw new AppError('identity.ticket_expired');
    return found;
  }

  async revokeOf(accountId: number): Promise<void> {
    await this.unitOfWork.run((manager) => manager.delete(AuthTicketEntity, { accountId }));
  }

  async markUsed(id: string, expiresAt: number): Promise<boolean> {
    const used = { id, kind: 'used', accountId: null, challenge: null, expiresAt };
    try {
      await this.unitOfWork.run((manager) => manager.insert(AuthTicketEntity, used));
      return true;
    } catch (error) {
      if (isDuplicate(error)) return false;
      throw error;
    }
  }

  /** Removes expired tickets, and those from a clock that ran ahead. */
  async removeExpired(now: number): Promise<void> {
    await this.unitOfWork.run(async (manager) => {
      await manager.delete(AuthTicketEntity, { expiresAt: LessThanOrEqual(now) });
      await manager.delete(AuthTicketEntity, { expiresAt: MoreThan(now + DAY_MS) });
    });
  }
}
