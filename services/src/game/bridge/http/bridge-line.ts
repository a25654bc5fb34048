import { Logger } from '@nestjs/common';
import pLimit from 'p-limit';
import { Counter, Gauge } from 'prom-client';
import { CircuitBreakers } from '../../../platform/breakers/index.js';
import { metrics } from '../../../platform/metrics/index.js';
import { BRIDGE_CALLS, BRIDGE_CONTRACT, type BridgeAnswer, type BridgeCallId } from '../contract/index.js';
import type { BridgeClient, CallArguments } from './bridge-client.js';
import { BridgeFault, TIMED_OUT } from './bridge-wire.js';
import { SlowCalls } from './slow-calls.js';

const KEY = 'bridge';
const BREAKER = { failures: 3, retryMs: 500, maxRetryMs: 15_000 };
const LOOK_MS = 100;
/** Share of its time that a call needs to count as a failure. A busy portal begins each call some milliseconds late. */
const WHOLE_WAIT = 0.75;
/** Together fewer than the 16 requests that the plug accepts at a time, so that slow acts leave room for reads. */
const AT_ONCE = { reads: 8, acts: 6 };

const calls = new Counter({
  name: 'portico_bridge_calls_total',
  help: 'Calls of the plug in the game server, by how they ended.',
  labelNames: ['call', 'result'],
  registers: [metrics],
});

const up = new Gauge({
  name: 'portico_bridge_up',
  help: '1 while the plug in the game server answers, 0 while it is not asked because it did not.',
  labelNames: ['kind'],
  registers: [metrics],
});

const slow = new Gauge({
  name: 'portico_bridge_slow',
  help: '1 while visitors do not wait for the plug in the game server, because its answers take too long.',
  labelNames: ['kind'],
  registers: [metrics],
});

/** Labelled, because a gauge without labels would report 0 for portals without a bridge. */
const UP = { kind: 'http' };

/**
 * Calls behind a circuit breaker: after three failures in a row no call waits for the plug. The line then asks for
 * its status, less and less often, until it answers.
 */
export class BridgeLine {
  private readonly logger = new Logger('Bridge');
  private readonly breakers = new CircuitBreakers(BREAKER);
  private retry: NodeJS.Timeout | undefined;
  private readonly reads = pLimit(AT_ONCE.reads);
  private readonly acts = pLimit(AT_ONCE.acts);
  private isClosed = false;
  /** Calls that the plug has, by its last status. */
  calls: readonly string[] = BRIDGE_CALLS;
  /** The last fault since the plug's last answer. */
  fault: BridgeFault | undefined;

  private readonly slowCalls: SlowCalls;

  constructor(
    private readonly client: BridgeClient,
    private readonly times: { readMs: number; actMs: number; slowMs: number },
  ) {
    up.set(UP, 1);
    slow.set(UP, 0);
    this.slowCalls = new SlowCalls(times.slowMs, (isSlow) => this.tellSlow(isSlow));
  }

  /** Throws `BridgeFault`: `away` at once while the breaker is open, and for a call that waited too long for its turn. */
  async call<Id extends BridgeCallId>(id: Id, wanted: CallArguments = {}): Promise<BridgeAnswer<Id>> {
    const isAct = BRIDGE_CONTRACT[id].method === 'POST';
    const withinMs = this.fullMsOf(id);
    const until = performance.now() + withinMs;
    this.refuseWhileOpen(id);
    return (isAct ? this.acts : this.reads)(() => {
      this.refuseWhileOpen(id);
      const remainingMs = until - performance.now();
      if (remainingMs <= 0) throw spared(id, 'too many calls');
      // A read's time includes its wait for a turn, or it could take twice as long. An act has its full time once it is sent.
      return this.attempt(id, wanted, isAct ? withinMs : Math.ceil(remainingMs));
    });
  }

  /** A read for a waiting visitor: `away` early if the plug is slow. */
  async quickCall<Id extends BridgeCallId>(id: Id, wanted: CallArguments = {}): Promise<BridgeAnswer<Id>> {
    if (this.slowCalls.areSlow) throw spared(id, 'slow');
    return this.slowCalls.inTime(this.call(id, wanted), { id, repeat: () => this.call(id, wanted) });
  }

  /** An answer made of several calls; throws `BridgeFault` if it takes longer than a visitor may wait. */
  soon<T>(answer: Promise<T>): Promise<T> {
    return this.slowCalls.inTime(answer);
  }

  /** False while the breaker is open. */
  get isUp(): boolean {
    return !this.breakers.isOpen(KEY);
  }

  /** Stops asking for the status. */
  close(): void {
    this.isClosed = true;
    clearInterval(this.retry);
    this.slowCalls.close();
  }

  private tellSlow(isSlow: boolean): void {
    slow.set(UP, isSlow ? 1 : 0);
    if (isSlow)
      this.logger.warn({
        msg: 'the plug in the game server is slow: pages do not wait for it',
        limitMs: this.times.slowMs,
      });
    else this.logger.log({ msg: 'the plug in the game server is quick again' });
  }

  private fullMsOf(id: BridgeCallId): number {
    return BRIDGE_CONTRACT[id].method === 'POST' ? this.times.actMs : this.times.readMs;
  }

  private refuseWhileOpen(id: BridgeCallId): void {
    if (this.isClosed || this.breakers.isOpen(KEY)) throw spared(id, this.fault?.code ?? 'not asked');
  }

  private async attempt<Id extends BridgeCallId>(
    id: Id,
    wanted: CallArguments,
    withinMs: number,
  ): Promise<BridgeAnswer<Id>> {
    const entry = this.breakers.enter(KEY);
    try {
      const answer = await this.ask(id, wanted, withinMs);
      calls.inc({ call: id, result: 'ok' });
      this.succeed(entry);
      return answer;
    } catch (error) {
      if (!(error instanceof BridgeFault)) {
        this.breakers.leave(KEY, entry);
        throw error;
      }
      calls.inc({ call: id, result: error.kind });
      // A refusal is an answer, so the line works.
      if (error.kind === 'refused' && error.code !== 'not_ready') this.succeed(entry);
      // A call that spent its time waiting for a turn is no failure: on a plug that is only slow, such time-outs would stop acts too.
      else if (withinMs < this.fullMsOf(id) * WHOLE_WAIT && error.code === TIMED_OUT)
        this.breakers.leave(KEY, entry);
      else this.fail(entry, error);
      throw error;
    }
  }

  private async ask<Id extends BridgeCallId>(
    id: Id,
    wanted: CallArguments,
    withinMs: number,
  ): Promise<BridgeAnswer<Id>> {
    const answer = await this.client.call(id, wanted, withinMs);
    if (id === 'status') this.calls = (answer as BridgeAnswer<'status'>).calls;
    return answer;
  }

  private succeed(entry: ReturnType<CircuitBreakers['enter']>): void {
    const hasClosed = this.breakers.succeed(KEY, entry);
    if (!this.breakers.isOpen(KEY)) this.fault = undefined;
    if (!hasClosed) return;
    clearInterval(this.retry);
    up.set(UP, 1);
    this.logger.log({ msg: 'the plug in the game server answers again' });
  }

  private fail(entry: ReturnType<CircuitBreakers['enter']>, fault: BridgeFault): void {
    this.fault = fault;
    if (this.isClosed || !this.breakers.fail(KEY, entry)) return;
    up.set(UP, 0);
    this.logger.warn({
      msg: 'the plug in the game server does not answer',
      kind: fault.kind,
      code: fault.code,
    });
    this.retry = setInterval(() => void this.look(), LOOK_MS);
    this.retry.unref();
  }

  private async look(): Promise<void> {
    const entry = this.breakers.enter(KEY);
    if (entry !== 'trial') return;
    try {
      await this.ask('status', {}, this.times.readMs);
      this.succeed(entry);
    } catch (error) {
      if (error instanceof BridgeFault) this.fail(entry, error);
      else this.breakers.leave(KEY, entry);
    }
  }
}

function spared(id: BridgeCallId, code: string): BridgeFault {
  calls.inc({ call: id, result: 'spared' });
  return new BridgeFault('away', code);
}
