import { Injectable } from '@nestjs/common';
import type { Client, Principal } from '../../../platform/http/index.js';
import { UnitOfWork } from '../../../platform/persistence/index.js';
import { AuditService } from '../../audit/index.js';
import { SessionsService } from '../sessions/sessions.service.js';

@Injectable()
export class LogoutService {
  constructor(
    private readonly sessions: SessionsService,
    private readonly audit: AuditService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async logout({ accountId, sessionId }: Principal, client: Client): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.sessions.revokeById(sessionId);
      await this.audit.record({ action: 'sign-out', accountId, actorAccountId: accountId, client });
    });
  }
}
