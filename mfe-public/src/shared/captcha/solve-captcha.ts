import type { Answer } from '@portico/portal-kit';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Solves a puzzle of the server in worker threads, so that the page stays responsive. Returns puzzle and solution as Base64 JSON. */
export async function solveCaptcha(challenge: Answer<'/api/auth/captcha'>): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (solution === null) throw new Error('The puzzle took too long');
  return btoa(JSON.stringify({ challenge, solution }));
}
