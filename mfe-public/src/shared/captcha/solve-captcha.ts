import type { Answer } from '@portico/portal-kit';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/**
 * Solves a puzzle of the server's, each try in the browser's own threads, so that the page stays awake. Answers what the server wants to
 * see: puzzle and solution, as Base64 of their JSON.
 */
export async function solveCaptcha(challenge: Answer<'/api/auth/captcha'>): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (solution === null) throw new Error('The puzzle took too long');
  return btoa(JSON.stringify({ challenge, solution }));
}
