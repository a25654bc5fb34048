import type { PorticoConfig } from '../../platform/config/index.js';
import { reasonOf } from '../../platform/errors/index.js';
import { parsedJson, propertyOf } from '../../platform/collections/index.js';
import { type Finding, notReady, ready } from './finding.js';

/** Says `no-store`, and its signature is different each time. */
const CALL = '/api/auth/captcha';
const TIMEOUT_MS = 5000;

/** Some caches keep an answer from its second use. */
const TIMES_ASKED = 3;

/** The answer takes less than one; pages of others can be long. */
const MAX_BYTES = 64 * 1024;

/** Asks the public address as a browser does. A cache that repeats the answer also shows players the accounts of others. */
export async function sharedCaches({ public: { site }, env }: PorticoConfig): Promise<Finding[]> {
  const address = site.origin;
  if (address === `http://localhost:${env.port}`) return [];
  try {
    const answers: Answer[] = [];
    for (let times = 0; times < TIMES_ASKED; times += 1) answers.push(await ask(address));
    const signatures = new Set(answers.map(({ signature }) => signature));
    const isRepeated = answers.some(({ age }) => age > 0) || signatures.size < TIMES_ASKED;
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

interface Answer {
  signature: string;
  /** Seconds in a cache. Varnish sends 0 with every answer. */
  age: number;
}

async function ask(address: string): Promise<Answer> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const headers = { 'x-auth-token': 'none' };
  const answer = await fetch(address + CALL, { headers, redirect: 'error', signal });
  const text = await textOf(answer);
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  // A parking page, or a page for any address, is the same each time too.
  const signature = propertyOf(parsedJson(text), 'signature');
  if (typeof signature !== 'string') throw new Error('the answer is not from this portal');
  return { signature, age: Number(answer.headers.get('age')) };
}

async function textOf({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let left = MAX_BYTES;
  for await (const part of body ?? []) {
    parts.push(part);
    left -= part.length;
    if (left < 0) return '';
  }
  return Buffer.concat(parts).toString();
}
