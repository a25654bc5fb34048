import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Database, UnitOfWork } from '../../../platform/persistence/index.js';
import { SessionEntity } from './session.entity.js';

@Injectable()
export class SessionsRepository {
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  find(id: string): Promise<SessionEntity | null> {
    return this.database.reader.findOneBy(SessionEntity, { id });
  }

  async add(session: SessionEntity): Promise<void> {
    await this.unitOfWork.run((manager) => manager.insert(SessionEntity, session));
  }

  async touch(id: string, at: number): Promise<void> {
    await this.unitOfWork.run((manager) => manager.update(SessionEntity, { id }, { lastSeenAt: at }));
  }

  async revoke(id: string, at: number): Promise<void> {
    await this.unitOfWork.run((manager) =>
      manager.update(SessionEntity, { id, revokedAt: IsNull() }, { revokedAt: at }),
    );
  }
}
