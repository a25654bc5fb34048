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

/** Steps that one account may have begun at a time: who has its password begins no more of them. */
const MAX_OF_ACCOUNT = 20;

@Injectable()
export class TicketsRepository {
  constructor(
    @InjectRepository(AuthTicketEntity) private readonly authTickets: Repository<AuthTicketEntity>,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Adds a ticket of an account; of too many the oldest end. */
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

  /** Notes, until it expires, that something signed was used; answers false when it was before. */
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

  /** Whether it was there; of several that take it at once one is told so. */
  take(id: string): Promise<boolean> {
    return this.unitOfWork.run(async (manager) => {
      const { affected } = await manager.delete(AuthTicketEntity, { id });
      return affected === 1;
    });
  }

  async removeOf(accountId: number): Promise<void> {
    await this.unitOfWork.run((manager) => manager.delete(AuthTicketEntity, { accountId }));
  }

  /** Removes tickets by a clock that ran ahead too. */
  async removeExpired(now: number): Promise<void> {
    await this.unitOfWork.run(async (manager) => {
      await manager.delete(AuthTicketEntity, { expiresAt: LessThanOrEqual(now) });
      await manager.delete(AuthTicketEntity, { expiresAt: MoreThan(now + DAY_MS) });
    });
  }
}
