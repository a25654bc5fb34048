import { randomBytes } from 'node:crypto';
import type { Pool } from 'undici';
import { BRIDGE_HEADERS, requestText, sign } from '../contract/index.js';
import { BridgeFault, TIMED_OUT } from './bridge-fault.js';

const MAX_ANSWER_BYTES = 1024 * 1024;
/** The plug takes as many requests at a time. */
const CONNECTIONS = 16;
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

  constructor(
    private readonly url: string,
    private readonly connections = CONNECTIONS,
  ) {}

  /** One exchange; throws `BridgeFault` where there is no whole answer in time. */
  async exchange({ method, target, body, headers }: WireRequest, withinMs: number): Promise<WireAnswer> {
    try {
      this.pool ??= createPool(this.url, this.connections);
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

async function createPool(url: string, connections: number): Promise<Pool> {
  const { Pool: UndiciPool } = await import('undici');
  return new UndiciPool(url, {
    connections,
    keepAliveTimeout: KEEP_ALIVE_MS,
    keepAliveMaxTimeout: KEEP_ALIVE_MS,
    maxResponseSize: MAX_ANSWER_BYTES,
  });
}

/** The value of an answer's body; undefined where it is no JSON. */
export function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
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
  if (error.name === 'TimeoutError') return TIMED_OUT;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
