import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  answerText,
  BRIDGE_BASE,
  BRIDGE_HEADERS,
  isSignatureOf,
  NONCE_PATTERN,
  requestText,
  sign,
  SIGNATURE_WINDOW_MS,
} from '../../src/game/bridge/contract/index.js';
import type { BridgeErrorCode } from '../../src/game/bridge/contract/index.js';
import { PlugCalls } from './plug-calls.js';
import { PlugRefusal } from './plug-refusal.js';

export const PLUG_KEY = 'key-of-the-simulated-plug-0123456789';

const MAX_BODY = 4096;
const MAX_AT_ONCE = 16;
/** Each parallel request slows this one, so that they overlap on a busy machine too. */
const BESIDE_MS = 20;
const STATUS_OF: Partial<Record<BridgeErrorCode, number>> = {
  bad_request: 400,
  not_found: 404,
  unknown_grant: 404,
  not_in_game: 409,
  too_large: 413,
  internal: 500,
  not_supported: 501,
  not_ready: 503,
};

/** Behavior of a plug: normal, no answer, a truncated answer, or an unsigned one. */
export type PlugMode = 'well' | 'hanging' | 'half' | 'unsigned';

/** A plug as `docs/bridge` specifies it, over a game that is a few values in memory. */
export class SimulatedPlug extends PlugCalls {
  readonly keys = [PLUG_KEY];
  mode: PlugMode = 'well';
  /** Each answer waits this long. */
  slowMs = 0;
  /** Targets of the admitted calls. */
  readonly seen: string[] = [];

  /** Requests refused because too many were in flight. */
  refusedBusy = 0;

  private underWay = 0;
  private readonly nonces = new Set<string>();
  private readonly server: Server;

  constructor({ requestMs = 200 } = {}) {
    super();
    this.server = createServer(
      { requestTimeout: requestMs, connectionsCheckingInterval: 50 },
      (request, response) => {
        void this.serve(request, response);
      },
    );
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request).catch(() => undefined);
    const nonce = headerOf(request, BRIDGE_HEADERS.nonce);
    if (body === undefined || body.length > MAX_BODY) return answerUnsigned(response, 413, 'too_large');
    const key = this.keyOf(request, body);
    if (key === undefined) return answerUnsigned(response, 401, 'bad_signature');
    const refusal = this.refusalOf(Number(headerOf(request, BRIDGE_HEADERS.timestamp)), nonce);
    if (refusal !== undefined) return answerUnsigned(response, 401, refusal);
    const { status, value } = await this.carryOut(request, body);
    const text = JSON.stringify(value);
    if (this.mode === 'hanging') return;
    if (this.slowMs > 0) await sleep(this.slowMs);
    const signature = this.mode === 'unsigned' ? '' : sign(key, answerText({ nonce, status, body: text }));
    response.writeHead(status, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
      [BRIDGE_HEADERS.signature]: signature,
    });
    if (this.mode !== 'half') return void response.end(text);
    response.write(text.slice(0, 5));
    response.socket?.end();
  }

  private keyOf(request: IncomingMessage, body: string): string | undefined {
    const timestamp = Number(headerOf(request, BRIDGE_HEADERS.timestamp));
    const nonce = headerOf(request, BRIDGE_HEADERS.nonce);
    if (!NONCE_PATTERN.test(nonce)) return undefined;
    const { method = '', url: target = '' } = request;
    const text = requestText({ method, target, body, timestamp, nonce });
    return this.keys.find((key) => isSignatureOf(key, text, headerOf(request, BRIDGE_HEADERS.signature)));
  }

  private refusalOf(timestamp: number, nonce: string): BridgeErrorCode | undefined {
    if (Math.abs(Date.now() - timestamp) > SIGNATURE_WINDOW_MS || timestamp < this.startedAt)
      return 'stale_timestamp';
    if (this.nonces.has(nonce)) return 'used_nonce';
    this.nonces.add(nonce);
    return undefined;
  }

  private async carryOut({ method = '', url = '' }: IncomingMessage, body: string) {
    const { pathname, searchParams } = new URL(url, 'http://plug');
    this.seen.push(`${method} ${url}`);
    this.underWay += 1;
    try {
      if (this.underWay > MAX_AT_ONCE) {
        this.refusedBusy += 1;
        throw new PlugRefusal('not_ready');
      }
      await sleep(BESIDE_MS * (this.underWay - 1));
      const path = pathname.slice(BRIDGE_BASE.length);
      return { status: 200, value: await this.answer({ method, path, query: searchParams, body }) };
    } catch (error) {
      const code = error instanceof PlugRefusal ? error.code : 'internal';
      return { status: STATUS_OF[code] ?? 500, value: { code, message: `refused: ${code}` } };
    } finally {
      this.underWay -= 1;
    }
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function headerOf(request: IncomingMessage, name: string): string {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
}

function answerUnsigned(response: ServerResponse, status: number, code: BridgeErrorCode): void {
  response
    .writeHead(status, { 'content-type': 'application/json' })
    .end(JSON.stringify({ code, message: code }));
}
