import { Injectable } from '@nestjs/common';
import { MINUTE_MS } from '@portico/domain';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { parsedJson } from '../../../platform/collections/index.js';
import { PorticoConfig } from '../../../platform/config/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { hashOf } from '../../../platform/hash-chain/index.js';
import { derivedKey } from '../../../platform/keys/index.js';
import { TicketsService } from '../tickets/tickets.service.js';
import type { CaptchaChallengeDto } from './captcha.dto.js';

const ALGORITHM = 'PBKDF2/SHA-256';

/** Cost of one key. A browser computes as many keys as the counter says: a second or two on a computer, a few on a phone. */
const COST = 1000;
export const COUNTER = { min: 1500, max: 4000 };
const TERM_MS = 10 * MINUTE_MS;

const payloadSchema = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal(ALGORITHM),
      nonce: z.string().max(100),
      salt: z.string().max(100),
      cost: z.literal(COST),
      keyLength: z.int().min(1).max(64),
      keyPrefix: z.string().max(128),
      keySignature: z.string().max(128),
      expiresAt: z.int(),
    }),
    signature: z.string().max(128),
  }),
  solution: z.object({ counter: z.int().min(0).max(COUNTER.max), derivedKey: z.string().max(128) }),
});

/** Proof of work against robots, without any other service: the browser computes, the portal checks a signature. */
@Injectable()
export class CaptchaService {
  private readonly secrets: { hmacSignatureSecret: string; hmacKeySignatureSecret: string };

  constructor(
    private readonly tickets: TicketsService,
    private readonly config: PorticoConfig,
  ) {
    const secret = (purpose: string) => derivedKey(config.env.tokenSecret, purpose).toString('hex');
    this.secrets = {
      hmacSignatureSecret: secret('captcha challenge'),
      hmacKeySignatureSecret: secret('captcha key'),
    };
  }

  async challenge(): Promise<CaptchaChallengeDto> {
    const { parameters, signature } = await createChallenge({
      algorithm: ALGORITHM,
      cost: COST,
      counter: randomInt(COUNTER.max, COUNTER.min),
      expiresAt: new Date(Date.now() + TERM_MS),
      deriveKey,
      ...this.secrets,
    });
    return { parameters, signature };
  }

  /** Throws `identity.captcha_failed` without a solved challenge. If captchas are off, the caller decides. */
  async require(payload: string | null | undefined): Promise<boolean> {
    const isSolved = await this.isSolved(payload);
    if (!isSolved && this.config.server.identity.captcha) throw new AppError('identity.captcha_failed');
    return isSolved;
  }

  async isSolved(payload: string | null | undefined): Promise<boolean> {
    if (payload === undefined || payload === null) return false;
    const solved = payloadSchema.safeParse(parsedJson(Buffer.from(payload, 'base64').toString()));
    if (!solved.success) throw new AppError('identity.captcha_failed');
    const { verified } = await verifySolution({ ...solved.data, deriveKey, ...this.secrets });
    const { signature, parameters } = solved.data.challenge;
    const endsAt = (parameters.expiresAt + 60) * 1000;
    if (!verified || !(await this.tickets.markUsed(hashOf(`captcha ${signature}`), endsAt)))
      throw new AppError('identity.captcha_failed');
    return true;
  }
}
