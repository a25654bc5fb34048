import { BRIDGE_CALLS, GRANT_KEY_PATTERN } from '../../src/game/bridge/contract/index.js';
import { PlugEvents } from './plug-events.js';
import { PlugRefusal } from './plug-refusal.js';

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

interface PlugCall {
  method: string;
  path: string;
  query: URLSearchParams;
  body: string;
}

/** A game that consists of a few values in memory, and the answers of its plug. */
export class PlugCalls {
  readonly sessions = new Map<number, 'login' | 'changing' | 'game' | 'ghost'>();
  readonly characters: PlugCharacter[] = [];
  readonly events = new PlugEvents();
  merchants: { characterId: number; [field: string]: unknown }[] = [];
  calls: readonly string[] = BRIDGE_CALLS;
  reloads = 0;
  /** Applies a row of `portal_bridge_grant`; returns its state. */
  grant: (key: string) => Promise<{ state: 'applied' | 'refused'; code: string | null }> = () =>
    Promise.reject(new PlugRefusal('unknown_grant'));

  /** How far the game's clock is ahead. */
  aheadMs = 0;

  protected readonly startedAt = Date.now() - 60_000;

  protected answer({ method, path, query, body }: PlugCall): unknown {
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
      now: Date.now() + this.aheadMs,
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
