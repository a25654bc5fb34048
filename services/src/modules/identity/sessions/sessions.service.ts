import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@portico/domain';
import { z } from 'zod';
import { PorticoConfig } from '../../../platform/config/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { maskedNetwork } from '../../../platform/http/index.js';
import type { Actor, Authenticator, Client, Principal } from '../../../platform/http/index.js';
import { AccountsService } from '../accounts/accounts.service.js';
import { PasswordMarks } from '../accounts/password-marks.js';
import { TicketsService } from '../tickets/tickets.service.js';
import { type SessionEntity, SessionsRepository } from './sessions.repository.js';
import type { LoginMethod } from './login-method.js';

// A session in use is updated at most this often.
const TOUCH_MS = 5 * MINUTE_MS;

const claimsSchema = z.object({ sub: z.string().regex(/^\d{1,10}$/), sid: z.uuid() });

type RevokedListener = (accountId: number) => Promise<void>;
type LogoutListener = (by: Actor, endpoint: string) => Promise<void>;

@Injectable()
export class SessionsService {
  private readonly logger = new Logger('Sessions');
  private readonly listeners: RevokedListener[] = [];
  private readonly logoutListeners: LogoutListener[] = [];

  constructor(
    private readonly sessions: SessionsRepository,
    private readonly tickets: TicketsService,
    private readonly marks: PasswordMarks,
    private readonly jwt: JwtService,
    private readonly config: PorticoConfig,
  ) {}

  async open(
    accountId: number,
    opening: { client?: Client; method?: LoginMethod; at?: number } = {},
  ): Promise<string> {
    const { client, method = 'password', at = Date.now() } = opening;
    const id = randomUUID();
    await this.sessions.add({
      id,
      accountId,
      createdAt: at,
      lastSeenAt: at,
      expiresAt: at + this.absoluteMs,
      revokedAt: null,
      network: client === undefined ? null : maskedNetwork(client.network),
      device: client?.device ?? null,
      method,
      passwordMark: await this.marks.ofAccount(accountId),
    });
    // The token has no expiry: the row says when the session ends, so that an ended one can be told from a forged token.
    return this.jwt.signAsync({ sub: String(accountId), sid: id });
  }

  async resume(token: string): Promise<SessionEntity> {
    const claims = await this.verify(token);
    const session = await this.sessions.find(claims.sid);
    if (session === null || session.accountId !== Number(claims.sub))
      throw new AppError('identity.session_expired');
    const now = Date.now();
    if (this.hasEnded(session, now)) throw new AppError('identity.session_expired');
    // A time in the future means that the clock was set back. Idle time would not count until then.
    if (Math.abs(now - session.lastSeenAt) > TOUCH_MS) this.touch(session.id, now);
    return session;
  }

  /** Keeps sessions of the old stored password open after the portal itself has replaced it. In the current unit of work. */
  followPassword(accountId: number, from: string, to: string): Promise<void> {
    return this.sessions.changeMark(accountId, this.marks.of(from), this.marks.of(to));
  }

  async announceLogout(by: Actor, endpoint: string): Promise<void> {
    for (const listener of this.logoutListeners) {
      try {
        await listener(by, endpoint);
      } catch (error) {
        this.logger.warn({ msg: 'price alerts of a browser could not be ended', err: error });
      }
    }
  }

  whenLoggedOut(listener: LogoutListener): void {
    this.logoutListeners.push(listener);
  }

  revokeById(id: string): Promise<boolean> {
    return this.sessions.revoke(id, Date.now());
  }

  /** Ends all sessions of an account except one, and begun logins. Returns how many sessions ended. Every process sees it at once. */
  async revokeAll(accountId: number, { except }: { except?: string } = {}): Promise<number> {
    await this.tickets.revokeOf(accountId);
    for (const listener of this.listeners) await listener(accountId);
    return this.sessions.revokeOf(accountId, except, Date.now());
  }

  /** Calls back in the unit of work that ends the sessions of an account: all of them, or all but one. */
  whenRevoked(listener: RevokedListener): void {
    this.listeners.push(listener);
  }

  openOf(accountId: number): Promise<SessionEntity[]> {
    return this.sessions.openOf(accountId, Date.now(), this.idleMs);
  }

  /** The request does not wait for this update and does not fail with it, because it only needs to read. */
  private touch(id: string, now: number): void {
    this.sessions.touch(id, now).catch((error: unknown) => {
      this.logger.warn({ msg: 'a session could not be touched', err: error });
    });
  }

  private hasEnded(session: SessionEntity, now: number): boolean {
    const { revokedAt, expiresAt, lastSeenAt } = session;
    // A session begun by a clock that ran far ahead would never end.
    const isOfAnotherTime = expiresAt - now > this.absoluteMs + DAY_MS;
    return revokedAt !== null || now >= expiresAt || isOfAnotherTime || now - lastSeenAt >= this.idleMs;
  }

  private get absoluteMs(): number {
    return this.config.server.session.absoluteDays * DAY_MS;
  }

  private get idleMs(): number {
    return this.config.server.session.idleHours * HOUR_MS;
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

/** Reads session, password, ban and roles for each request, so that a change applies to the next call. */
@Injectable()
export class SessionAuthenticator implements Authenticator {
  constructor(
    private readonly sessions: SessionsService,
    private readonly accounts: AccountsService,
  ) {}

  async authenticate(token: string, { allowBanned }: { allowBanned: boolean }): Promise<Principal> {
    const session = await this.sessions.resume(token);
    const roles = await this.accounts.roles(session, allowBanned);
    return { accountId: session.accountId, sessionId: session.id, ...roles };
  }
}
