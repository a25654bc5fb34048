import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { COUNTER } from '../../src/modules/identity/captcha/captcha.service.js';
import type { CaptchaChallengeDto } from '../../src/modules/identity/captcha/captcha.dto.js';
import type { TestApi } from './start-api.js';

/** A challenge and its solution, as a browser finds it, without the keys below the lowest counter. */
export async function solveCaptcha(api: TestApi) {
  const { body: challenge } = await api.call<CaptchaChallengeDto>('/api/auth/captcha');
  return { challenge, solution: await solveChallenge({ challenge, deriveKey, counterStart: COUNTER.min }) };
}

/** Encodes a solution for a call. */
export const packCaptcha = (solved: object) => Buffer.from(JSON.stringify(solved)).toString('base64');
