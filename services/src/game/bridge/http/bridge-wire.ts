import { randomBytes } from 'node:crypto';
import type { Pool } from 'undici';
import { BRIDGE_HEADERS, requestText, sign } from '../contract/index.js';
import { BridgeFault } from './bridge-fault.js';

const MAX_ANSWER_BYTES = 1024 * 1024;
const CONNECTIONS = 8;
/** Less than any plug keeps an idle connection: none is closed while a call is on its way. */
const KEEP_ALIVE_MS = 4000;

export interface WireRequest {
  method: 'GET' | 'POST';
  /** Path with query. */
  target: string;
  body: string;
  headers: Readonly<Record<string, string>>;
}

export interface WireAnswer {
  status: number;
  body: Buffer;
  /** Empty where the answer has none. */
  signature: string;
}

/** HTTP to the plug: bounded in time and size, and no redirect is followed. */
export class BridgeWire {
  /** Made with the first call. */
  private pool: Promise<Pool> | undefined;

  constructor(readonly url: string) {}

  /** One exchange; throws `BridgeFault` where there is no whole answer in time. */
  async exchange({ method, target, body, headers }: WireRequest, withinMs: number): Promise<WireAnswer> {
    try {
      this.pool ??= createPool(this.url);
      const answer = await (
        await this.pool
      ).request({
        method,
        path: target,
        headers: { ...headers, ...(body === '' ? {} : { 'content-type': 'application/json' }) },
        body: method === 'POST' ? body : null,
        signal: AbortSignal.timeout(withinMs),
      });
      const signature = answer.headers[BRIDGE_HEADERS.signature];
      return {
        status: answer.statusCode,
        body: Buffer.from(await answer.body.arrayBuffer()),
        signature: typeof signature === 'string' ? signature : '',
      };
    } catch (error) {
      throw new BridgeFault('away', wordOf(error), { cause: error });
    }
  }

  async close(): Promise<void> {
    await (await this.pool)?.destroy();
  }
}

async function createPool(url: string): Promise<Pool> {
  const { Pool: UndiciPool } = await import('undici');
  return new UndiciPool(url, {
    connections: CONNECTIONS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    keepAliveMaxTimeout: KEEP_ALIVE_MS,
    maxResponseSize: MAX_ANSWER_BYTES,
  });
}

/** Headers that sign a request. */
export function signedHeaders(
  key: string,
  { method, target, body }: Omit<WireRequest, 'headers'>,
  { timestamp = Date.now(), nonce = randomBytes(16).toString('hex') } = {},
): { nonce: string; headers: Record<string, string> } {
  const signature = sign(key, requestText({ method, target, body, timestamp, nonce }));
  const headers = {
    [BRIDGE_HEADERS.timestamp]: String(timestamp),
    [BRIDGE_HEADERS.nonce]: nonce,
    [BRIDGE_HEADERS.signature]: signature,
  };
  return { nonce, headers };
}

function wordOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error.name === 'TimeoutError') return 'no answer in time';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
