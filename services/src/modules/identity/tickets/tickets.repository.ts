import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DAY_MS } from '@portico/domain';
import { Column, Entity, In, Index, LessThanOrEqual, MoreThan, PrimaryColumn } from 'typeorm';
import type { Repository } from 'typeorm';
import { epochMsColumn, isDuplicate, TABLE_ENGINE, UnitOfWork } from '../../../platform/persistence/index.js';

@Entity({ name: 'portal_auth_ticket', engine: TABLE_ENGINE })
@Index('portal_auth_ticket_expires', ['expiresAt'])
export class AuthTicketEntity {
  /** SHA-256 of the ticket in hex. */
  @PrimaryColumn({ name: 'id', type: 'varchar', length: 64 }) id: string;
  @Column({ name: 'kind', type: 'varchar', length: 24 }) kind: string;
  @Column({ name: 'account_id', type: 'int', nullable: true }) accountId: number | null;
  @Column({ name: 'challenge', type: 'varchar', length: 200, nullable: true }) challenge: string | null;
  @epochMsColumn({ name: 'expires_at' }) expiresAt: number;
}

/** Maximum tickets of one account, so that someone who knows the password cannot fill the table. */
const MAX_OF_ACCOUNT = 20;

@Injectable()
export class TicketsRepository {
  constructor(
    @InjectRepository(AuthTicketEntity) private readonly authTickets: Repository<AuthTicketEntity>,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Adds a ticket of an account. If there are too many, the oldest ones end. */
  async add(ticket: AuthTicketEntity & { accountId: number }): Promise<void> {
    await this.unitOfWork.run(async (manager) => {
      await manager.insert(AuthTicketEntity, ticket);
      const { accountId } = ticket;
      const order = { expiresAt: 'DESC' } as const;
      const old = await manager.find(AuthTicketEntity, {
        select: { id: true },
        where: { accountId },
        order,
        skip: MAX_OF_ACCOUNT,
        take: MAX_OF_ACCOUNT,
      });
      if (old.length > 0) await manager.delete(AuthTicketEntity, { id: In(old.map(({ id }) => id)) });
    });
  }

  find(id: string, kind: string): Promise<AuthTicketEntity | null> {
    return this.authTickets.findOneBy({ id, kind });
  }

  /** Records until its expiry that a signed ticket was used. Returns false if it was used before. */
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

  /** Removes a ticket. Returns whether it was there; of concurrent calls, only one gets true. */
  take(id: string): Promise<boolean> {
    return this.unitOfWork.changedOne((manager) => manager.delete(AuthTicketEntity, { id }));
  }

  async removeOf(accountId: number): Promise<void> {
    await this.unitOfWork.run((manager) => manager.delete(AuthTicketEntity, { accountId }));
  }

  /** Removes expired tickets, and those from a clock that ran ahead. */
  async removeExpired(now: number): Promise<void> {
    await this.unitOfWork.run(async (manager) => {
      await manager.delete(AuthTicketEntity, { expiresAt: LessThanOrEqual(now) });
      await manager.delete(AuthTicketEntity, { expiresAt: MoreThan(now + DAY_MS) });
    });
  }
}
