import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  answerText,
  BRIDGE_BASE,
  BRIDGE_CALLS,
  BRIDGE_HEADERS,
  GRANT_KEY_PATTERN,
  isSignatureOf,
  NONCE_PATTERN,
  requestText,
  sign,
  SIGNATURE_WINDOW_MS,
} from '../../src/game/bridge/contract/index.js';
import type { BridgeErrorCode } from '../../src/game/bridge/contract/index.js';
import { PlugEvents } from './plug-events.js';
import { PlugRefusal } from './plug-refusal.js';

export const PLUG_KEY = 'key-of-the-simulated-plug-0123456789';

const MAX_BODY = 4096;
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

export interface PlugCharacter {
  characterId: number;
  accountId: number;
  name: string;
  level: number;
  job: number;
  mapId: number;
  world: number;
  channel: number | null;
}

/** How a plug behaves: well; never answering; an answer cut off; one that is not signed. */
export type PlugMode = 'well' | 'hanging' | 'half' | 'unsigned';

interface PlugCall {
  method: string;
  path: string;
  query: URLSearchParams;
  body: string;
}

/** A plug as `docs/bridge` has it, over a game that is a few values in memory. */
export class SimulatedPlug {
  readonly keys = [PLUG_KEY];
  readonly sessions = new Map<number, 'login' | 'changing' | 'game' | 'ghost'>();
  readonly characters: PlugCharacter[] = [];
  readonly events = new PlugEvents();
  merchants: { characterId: number; [field: string]: unknown }[] = [];
  calls: readonly string[] = BRIDGE_CALLS;
  mode: PlugMode = 'well';
  reloads = 0;
  /** Targets of calls that were let in. */
  readonly seen: string[] = [];
  /** Applies a row of `portal_bridge_grant`; answers its state. */
  grant: (key: string) => Promise<{ state: 'applied' | 'refused'; code: string | null }> = () =>
    Promise.reject(new PlugRefusal('unknown_grant'));

  private readonly startedAt = Date.now() - 60_000;
  private readonly nonces = new Set<string>();
  private readonly server: Server;

  constructor({ requestMs = 200 } = {}) {
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
    try {
      const path = pathname.slice(BRIDGE_BASE.length);
      return { status: 200, value: await this.answer({ method, path, query: searchParams, body }) };
    } catch (error) {
      const code = error instanceof PlugRefusal ? error.code : 'internal';
      return { status: STATUS_OF[code] ?? 500, value: { code, message: `refused: ${code}` } };
    }
  }

  private answer({ method, path, query, body }: PlugCall): unknown {
    const [, accountId, act] = /^\/accounts\/(\d+)(?:\/(\w+))?$/.exec(path) ?? [];
    if (accountId !== undefined && (Number(accountId) < 1 || Number(accountId) > 2_147_483_647))
      throw new PlugRefusal('bad_request');
    switch (`${method} ${accountId === undefined ? path : (act ?? 'account')}`) {
      case 'GET /status':
        return this.status();
      case 'GET /online':
        return this.page('online', 'characters', this.characters, query, 500);
      case 'GET account':
        return this.has('account') && this.account(Number(accountId));
      case 'POST settle':
        return this.has('settle') && this.settle(Number(accountId));
      case 'POST disconnect':
        return this.has('disconnect') && this.disconnect(Number(accountId));
      case 'GET /merchants':
        return this.page('merchants', 'merchants', this.merchants, query, 100);
      case 'POST /drops/reload':
        this.has('reloadDrops');
        this.reloads += 1;
        return { outcome: 'reloaded' };
      case 'POST /grants':
        return this.has('grant') && this.applyGrant(body);
      case 'GET /events':
        return this.has('events') && this.events.read(query);
      default:
        throw new PlugRefusal('not_found');
    }
  }

  private has(call: string): true {
    if (!this.calls.includes(call)) throw new PlugRefusal('not_supported');
    return true;
  }

  private status() {
    const rates = { exp: 6, meso: 3, drop: 3, bossDrop: 3 };
    const players = [...this.sessions.values()].filter((session) => session === 'game').length;
    return {
      version: 1,
      plug: { name: 'simulated', version: '1' },
      calls: this.calls,
      startedAt: this.startedAt,
      now: Date.now(),
      players,
      worlds: [{ world: 0, name: 'Scania', channels: [{ channel: 1, players }], rates }],
    };
  }

  private page(
    call: string,
    field: string,
    rows: readonly { characterId: number }[],
    query: URLSearchParams,
    most: number,
  ) {
    this.has(call);
    const after = Number(query.get('after') ?? 0);
    const limit = Number(query.get('limit') ?? 50);
    if (!Number.isInteger(after) || !(limit >= 1 && limit <= most)) throw new PlugRefusal('bad_request');
    const above = rows
      .filter(({ characterId }) => characterId > after)
      .sort((a, b) => a.characterId - b.characterId);
    const taken = above.slice(0, limit);
    const next = above.length > limit ? (taken.at(-1)?.characterId ?? null) : null;
    return { asOf: Date.now(), [field]: taken, next };
  }

  private account(accountId: number) {
    const session = this.sessions.get(accountId) ?? 'none';
    const character = this.characters.find((one) => one.accountId === accountId) ?? null;
    return { asOf: Date.now(), accountId, session, character };
  }

  private settle(accountId: number) {
    const session = this.sessions.get(accountId);
    if (session !== undefined && session !== 'ghost') return { accountId, outcome: 'playing' };
    this.forget(accountId);
    return { accountId, outcome: session === undefined ? 'nothing' : 'settled' };
  }

  private disconnect(accountId: number) {
    const wasThere = this.sessions.has(accountId);
    this.forget(accountId);
    return { accountId, outcome: wasThere ? 'disconnected' : 'nothing' };
  }

  private forget(accountId: number): void {
    this.sessions.delete(accountId);
    const index = this.characters.findIndex((one) => one.accountId === accountId);
    if (index >= 0) this.characters.splice(index, 1);
  }

  private async applyGrant(body: string) {
    const { key } = (parsed(body) ?? {}) as { key?: unknown };
    if (typeof key !== 'string' || !GRANT_KEY_PATTERN.test(key)) throw new PlugRefusal('bad_request');
    return { key, ...(await this.grant(key)) };
  }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
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
