import { Injectable } from '@nestjs/common';
import Bowser from 'bowser';
import { AppError } from '../../../platform/errors/index.js';
import { type Actor, maskedAddress, type Principal } from '../../../platform/http/index.js';
import { UnitOfWork } from '../../../platform/persistence/index.js';
import { actorOf, type AuditRecord, AuditService } from '../../audit/index.js';
import type { SessionDto, SessionsDto, SignInDto, SignInsDto } from '../own-account.dto.js';
import type { SessionEntity } from './sessions.repository.js';
import { SessionsService } from './sessions.service.js';
import { failureOf, methodOf } from './login-method.js';

export function deviceOf(userAgent: string | null) {
  if (userAgent === null) return { browser: null, system: null, isPhone: false };
  const parser = Bowser.getParser(userAgent);
  return {
    browser: parser.getBrowserName() || null,
    system: parser.getOSName() || null,
    isPhone: parser.getPlatformType() === 'mobile',
  };
}

const SIGN_INS = 20;
const SIGN_IN_ACTIONS = ['sign-in', 'sign-in-failed', 'sign-in-delayed'] as const;

@Injectable()
export class OwnSessionsService {
  constructor(
    private readonly sessions: SessionsService,
    private readonly audit: AuditService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async list({ accountId, sessionId }: Principal): Promise<SessionsDto> {
    const sessions = (await this.sessions.openOf(accountId)).map((session) =>
      toSessionDto(session, sessionId),
    );
    return { sessions: sessions.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent)) };
  }

  async revoke(by: Actor, id: string): Promise<void> {
    const session = (await this.sessions.openOf(by.principal.accountId)).find((open) => open.id === id);
    if (session === undefined) throw new AppError('identity.session_not_found');
    await this.unitOfWork.run(async () => {
      if (!(await this.sessions.revokeById(session.id))) throw new AppError('identity.session_not_found');
      await this.record(by, 1);
    });
  }

  async revokeOthers(by: Actor): Promise<void> {
    const { accountId, sessionId } = by.principal;
    await this.unitOfWork.run(async () => {
      const count = await this.sessions.revokeAll(accountId, { except: sessionId });
      if (count > 0) await this.record(by, count);
    });
  }

  async signIns({ accountId }: Principal): Promise<SignInsDto> {
    const records = await this.audit.newestOf(accountId, SIGN_IN_ACTIONS, SIGN_INS);
    return { signIns: records.map(toSignInDto) };
  }

  private record(by: Actor, sessions: number): Promise<void> {
    const { accountId } = by.principal;
    return this.audit.record({ action: 'session-revoke', accountId, ...actorOf(by), details: { sessions } });
  }
}

function toSessionDto(session: SessionEntity, currentId: string): SessionDto {
  const { id, network, createdAt, lastSeenAt } = session;
  const isCurrent = id === currentId;
  const method = methodOf(session.method);
  const shown = shownNetwork(network);
  return { id, ...deviceOf(session.device), network: shown, method, createdAt, lastSeenAt, isCurrent };
}

function toSignInDto({ at, action, network, device, details }: AuditRecord): SignInDto {
  return {
    at,
    isSuccess: action === 'sign-in',
    method: methodOf(details.method),
    reason: action === 'sign-in-delayed' ? 'delayed' : failureOf(details.reason),
    ...deviceOf(device),
    network: shownNetwork(network),
  };
}

function shownNetwork(network: string | null): string | null {
  return network === null ? null : maskedAddress(network);
}
