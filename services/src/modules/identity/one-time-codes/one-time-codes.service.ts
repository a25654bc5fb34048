import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { MINUTE_MS } from '@portico/domain';
import { Secret, TOTP } from 'otpauth';
import { PorticoConfig } from '../../../platform/config/index.js';
import { AppError } from '../../../platform/errors/index.js';
import type { Actor } from '../../../platform/http/index.js';
import { UnitOfWork } from '../../../platform/persistence/index.js';
import { actorOf, type AuditAction, AuditService } from '../../audit/index.js';
import { AttemptsService } from '../attempts/attempts.service.js';
import { FactorKeys } from '../keys/factor-keys.js';
import type { TotpSecretDto } from '../own-account.dto.js';
import type { Credentials } from '../passwords/credentials.repository.js';
import { OneTimeCodesRepository } from './one-time-codes.repository.js';

const RECOVERY_CODES = 10;

/** Crockford's base32, which has no letters that look alike. Ten of them are 50 bits. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 10;

export function newRecoveryCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < RECOVERY_CODES) codes.add(newCode());
  return [...codes];
}

export function readRecoveryCode(typed: string): string | undefined {
  const code = typed.toLowerCase().replace(/[\s-]/g, '').replace(/o/g, '0').replace(/[il]/g, '1');
  return code.length === LENGTH && [...code].every((letter) => ALPHABET.includes(letter)) ? code : undefined;
}

function newCode(): string {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length)));
  return `${letters.slice(0, LENGTH / 2).join('')}-${letters.slice(LENGTH / 2).join('')}`;
}

const PERIOD_SECONDS = 30;

/** Codes of the step before and after are accepted too, because clocks of phones differ. */
const WINDOW = 1;

export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

export function totpUri(secret: string, issuer: string, label: string): string {
  return totp(secret, issuer, label).toString();
}

export function stepOfCode(secret: string, code: string, now: number): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const delta = totp(secret).validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? undefined : Math.floor(now / (PERIOD_SECONDS * 1000)) + delta;
}

/** Latest step whose code any process may have accepted by now. Clocks of processes differ by no more than one step. */
function latestStep(now: number): number {
  return Math.floor(now / (PERIOD_SECONDS * 1000)) + WINDOW + 1;
}

function totp(secret: string, issuer = '', label = ''): TOTP {
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS });
}

const PENDING_MS = 30 * MINUTE_MS;

@Injectable()
export class OneTimeCodesService {
  constructor(
    private readonly stored: OneTimeCodesRepository,
    private readonly keys: FactorKeys,
    private readonly attempts: AttemptsService,
    private readonly audit: AuditService,
    private readonly unitOfWork: UnitOfWork,
    private readonly config: PorticoConfig,
  ) {}

  async begin({ id, name }: Credentials): Promise<TotpSecretDto> {
    const secret = newTotpSecret();
    if (!(await this.stored.begin(id, this.keys.seal(id, secret), Date.now())))
      throw new AppError('identity.factor_is_on');
    return { secret, uri: totpUri(secret, this.config.public.site.name, name) };
  }

  async confirm(name: string, code: string, by: Actor): Promise<string[]> {
    const { client, principal } = by;
    const id = principal.accountId;
    const pending = await this.stored.find(id);
    if (pending?.confirmedAt !== null || Date.now() - pending.createdAt >= PENDING_MS)
      throw new AppError('identity.ticket_expired');
    const standing = await this.attempts.standingOf(id, client);
    const attempt = await this.attempts.begin({ purpose: 'code', name, accountId: id, client, standing });
    const step = this.stepOf(id, pending.secret, code);
    if (step === undefined) {
      await attempt.fail();
      throw new AppError('identity.wrong_code');
    }
    await attempt.succeed();
    return this.unitOfWork.run(async () => {
      const now = Date.now();
      if (!(await this.stored.confirm(id, pending.secret, step, now)))
        throw new AppError('identity.ticket_expired');
      const codes = await this.replaceCodes(id, now);
      await this.record('factor-on', by);
      return codes;
    });
  }

  async turnOff(by: Actor): Promise<void> {
    await this.unitOfWork.run(async () => {
      if (await this.stored.remove(by.principal.accountId)) await this.record('factor-off', by);
    });
  }

  renewCodes(by: Actor): Promise<string[]> {
    return this.unitOfWork.run(async () => {
      const codes = await this.replaceCodes(by.principal.accountId, Date.now());
      await this.record('recovery-codes', by);
      return codes;
    });
  }

  async take(accountId: number, typed: string): Promise<'totp' | 'recovery' | undefined> {
    const recovery = readRecoveryCode(typed);
    if (recovery !== undefined) {
      const hash = this.keys.codeHash(accountId, recovery);
      return (await this.stored.takeCode(accountId, hash, Date.now())) ? 'recovery' : undefined;
    }
    const factor = await this.stored.find(accountId);
    if (factor === null || factor.confirmedAt === null) return undefined;
    const step = this.stepOf(accountId, factor.secret, typed);
    if (step === undefined) return undefined;
    return (await this.stored.takeStep(accountId, step, latestStep(Date.now()))) ? 'totp' : undefined;
  }

  private stepOf(accountId: number, sealed: string, typed: string): number | undefined {
    const secret = this.keys.unseal(accountId, sealed);
    return secret === undefined ? undefined : stepOfCode(secret, typed.replace(/\s/g, ''), Date.now());
  }

  private async replaceCodes(accountId: number, now: number): Promise<string[]> {
    const codes = newRecoveryCodes();
    const hashes = codes.map((code) => this.keys.codeHash(accountId, code.replace('-', '')));
    await this.stored.replaceCodes(accountId, hashes, now);
    return codes;
  }

  private record(action: AuditAction, by: Actor): Promise<void> {
    return this.audit.record({ action, accountId: by.principal.accountId, ...actorOf(by) });
  }
}
