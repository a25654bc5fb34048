import { Injectable } from '@nestjs/common';
import { LessThanOrEqual, MoreThan } from 'typeorm';
import { Database, UnitOfWork } from '../../../platform/persistence/index.js';
import { AuthTicketEntity } from './auth-ticket.entity.js';

@Injectable()
export class TicketsRepository {
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async add(ticket: AuthTicketEntity): Promise<void> {
    await this.unitOfWork.run((manager) => manager.insert(AuthTicketEntity, ticket));
  }

  find(id: string, kind: string, now: number): Promise<AuthTicketEntity | null> {
    return this.database.reader.findOneBy(AuthTicketEntity, { id, kind, expiresAt: MoreThan(now) });
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

  async removeExpired(now: number): Promise<void> {
    await this.unitOfWork.run((manager) =>
      manager.delete(AuthTicketEntity, { expiresAt: LessThanOrEqual(now) }),
    );
  }
}
