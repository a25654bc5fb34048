import type { PorticoConfig } from '../../platform/config/index.js';
import { reasonOf } from '../../platform/errors/index.js';
import { type Finding, notReady, ready } from './finding.js';

/** Says `no-store`, and is different each time. */
const CALL = '/api/auth/captcha';
const TIMEOUT_MS = 5000;

/**
 * Asks the public address twice, as a player's browser does. A cache on the way that repeats the answer also shows players the
 * accounts of others. A portal without a public address gives no finding.
 */
export async function sharedCaches({ public: { site }, env }: PorticoConfig): Promise<Finding[]> {
  const address = site.origin;
  if (address === `http://localhost:${env.port}`) return [];
  try {
    const answers = [await ask(address), await ask(address)];
    const isRepeated = answers.some(({ age }) => age > 0) || answers[0]?.text === answers[1]?.text;
    if (!isRepeated) return [ready('sharedCaches', address)];
    const remedy = 'docs/operating.md';
    const why = { reason: 'answersRepeated', params: { address }, remedy, isUrgent: true } as const;
    return [notReady('sharedCaches', 'limited', why)];
  } catch (error) {
    const fault = reasonOf(error instanceof Error ? (error.cause ?? error) : error);
    const params = { address, error: fault };
    const remedy = 'public.site.origin';
    return [notReady('sharedCaches', 'limited', { reason: 'addressUnreached', params, remedy })];
  }
}

async function ask(address: string): Promise<{ text: string; age: number }> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const headers = { 'x-auth-token': 'none' };
  const answer = await fetch(address + CALL, { headers, redirect: 'error', signal });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  // Varnish sends `Age: 0` with every answer.
  return { text, age: Number(answer.headers.get('age')) };
}
