import { randomBytes } from 'node:crypto';
import type { Pool } from 'undici';
import { BRIDGE_HEADERS, requestText, sign } from '../contract/index.js';

/**
 * `away`: no answer in time; `refused`: a signed error of the contract; `untrusted`: an answer without valid
 * signature, or against the contract.
 */
type BridgeFaultKind = 'away' | 'refused' | 'untrusted';

/** Code of a call that timed out. */
export const TIMED_OUT = 'no answer in time';

/** A failed call of the plug. */
export class BridgeFault extends Error {
  override readonly name = 'BridgeFault';

  constructor(
    readonly kind: BridgeFaultKind,
    /** Code of the contract, or a word for a log. */
    readonly code: string,
    options?: ErrorOptions,
  ) {
    super(`The bridge ${kind === 'away' ? 'is away' : `answered ${kind}`}: ${code}`, options);
  }
}

const MAX_ANSWER_BYTES = 1024 * 1024;
/** Requests that the plug accepts at a time. */
const CONNECTIONS = 16;
/** Shorter than any plug keeps idle connections, so that none closes under a call. */
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
  /** '' if the answer has none. */
  signature: string;
}

/** HTTP to the plug, limited in time and size, without redirects. */
export class BridgeWire {
  /** Created by the first call. */
  private pool: Promise<Pool> | undefined;

  constructor(
    private readonly url: string,
    private readonly connections = CONNECTIONS,
  ) {}

  /** One request and answer; throws `BridgeFault` if no complete answer comes in time. */
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

/** Parses an answer's body; undefined if it is no JSON. */
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
