import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { z } from 'zod';
import { PorticoConfig } from '../../../platform/config/index.js';
import { AppError } from '../../../platform/errors/index.js';
import type { SessionEntity } from './session.entity.js';
import { SessionsRepository } from './sessions.repository.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

// A session in use is written at most this often.
const TOUCH_MS = 5 * 60_000;

const claimsSchema = z.object({ sub: z.string().regex(/^\d{1,10}$/), sid: z.uuid() });

/** Sessions: a signed token in the browser, and a row that can be revoked. */
@Injectable()
export class SessionsService {
  private readonly logger = new Logger('Sessions');

  constructor(
    private readonly sessions: SessionsRepository,
    private readonly jwt: JwtService,
    private readonly config: PorticoConfig,
  ) {}

  /** Begins a session of an account and answers its token for `x-auth-token`. */
  async open(accountId: number, now: number = Date.now()): Promise<string> {
    const id = randomUUID();
    const expiresAt = now + this.config.server.session.absoluteDays * DAY_MS;
    const from = { network: null, device: null, method: 'password' };
    await this.sessions.add({
      id,
      accountId,
      createdAt: now,
      lastSeenAt: now,
      expiresAt,
      revokedAt: null,
      ...from,
    });
    // The end of a session stands in its row alone, where it can be told apart from a forged token.
    return this.jwt.signAsync({ sub: String(accountId), sid: id });
  }

  /** The session of a token. Throws `identity.unauthenticated` for what we never signed, `identity.session_expired` for what has ended. */
  async resume(token: string): Promise<SessionEntity> {
    const claims = await this.verify(token);
    const session = await this.sessions.find(claims.sid);
    if (session === null || session.accountId !== Number(claims.sub))
      throw new AppError('identity.session_expired');
    const now = Date.now();
    if (this.hasEnded(session, now)) throw new AppError('identity.session_expired');
    // Seen in the future: the clock was set back, and idleness would not be counted until then.
    if (Math.abs(now - session.lastSeenAt) > TOUCH_MS) this.touch(session.id, now);
    return session;
  }

  async revoke(token: string): Promise<void> {
    const { sid } = await this.verify(token);
    await this.sessions.revoke(sid, Date.now());
  }

  /** Beside the call, which needs only to read: it neither waits for this nor fails with it. */
  private touch(id: string, now: number): void {
    this.sessions.touch(id, now).catch((error: unknown) => {
      this.logger.warn({ msg: 'a session could not be touched', err: error });
    });
  }

  private hasEnded(session: SessionEntity, now: number): boolean {
    const idleMs = this.config.server.session.idleHours * HOUR_MS;
    return session.revokedAt !== null || now >= session.expiresAt || now - session.lastSeenAt >= idleMs;
  }

  private async verify(token: string): Promise<z.infer<typeof claimsSchema>> {
    let payload: unknown;
    try {
      payload = await this.jwt.verifyAsync(token, { algorithms: ['HS256'] });
    } catch {
      throw new AppError('identity.unauthenticated');
    }
    const claims = claimsSchema.safeParse(payload);
    if (!claims.success) throw new AppError('identity.unauthenticated');
    return claims.data;
  }
}
