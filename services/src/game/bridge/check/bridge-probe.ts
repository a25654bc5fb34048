import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import { answerText, BRIDGE_BASE, BRIDGE_CONTRACT, bridgeError, isSignatureOf } from '../contract/index.js';
import type { BridgeCall, BridgeCallId, BridgeErrorCode } from '../contract/index.js';
import { BridgeFault, BridgeWire, jsonOf, signedHeaders } from '../http/index.js';

/** A fault: the plug does not do what the contract says. */
export class Nonconformity extends Error {
  override readonly name = 'Nonconformity';
}

/** One check; throws `Nonconformity`. */
export interface BridgeCheck {
  name: string;
  /** It waits for seconds, so it runs beside the others. */
  isSlow?: boolean;
  run: (probe: BridgeProbe) => Promise<void>;
}

export interface ProbeRequest {
  method?: 'GET' | 'POST';
  /** Path below the base, with query. */
  path: string;
  body?: string;
  /** Replaces the path, as far as the signature is concerned. */
  signedPath?: string;
  signedBody?: string;
  key?: string;
  timestamp?: number;
  nonce?: string;
  headers?: Readonly<Record<string, string>>;
  withinMs?: number;
}

export interface ProbeAnswer {
  status: number;
  /** Code of a refusal, '' for none. */
  code: string;
  value: unknown;
  isSigned: boolean;
  ms: number;
}

/** More requests at a time than the plug accepts. */
export const MAX_AT_ONCE = 24;

/** Sends correct and faulty requests to a plug; each method throws `Nonconformity`. */
export class BridgeProbe {
  private readonly wire: BridgeWire;

  constructor(
    readonly url: string,
    readonly key: string,
  ) {
    this.wire = new BridgeWire(url, MAX_AT_ONCE);
  }

  close(): Promise<void> {
    return this.wire.close();
  }

  async send(request: ProbeRequest): Promise<ProbeAnswer> {
    const { path, body = '', signedPath = path, signedBody = body, key = this.key, timestamp } = request;
    const { method = 'GET', nonce = randomBytes(16).toString('hex'), withinMs = 2000 } = request;
    const signed = signedHeaders(
      key,
      { method, target: BRIDGE_BASE + signedPath, body: signedBody },
      { timestamp, nonce },
    );
    const begunAt = performance.now();
    const answer = await this.wire
      .exchange(
        { method, target: BRIDGE_BASE + path, body, headers: { ...signed.headers, ...request.headers } },
        withinMs,
      )
      .catch((error: unknown) => {
        throw error instanceof BridgeFault ? new Nonconformity(error.code) : error;
      });
    const { status, signature } = answer;
    const value = jsonOf(answer.body);
    const refusal = bridgeError.safeParse(value);
    return {
      status,
      value,
      code: status !== 200 && refusal.success ? refusal.data.code : '',
      isSigned: isSignatureOf(this.key, answerText({ nonce, status, body: answer.body }), signature),
      ms: performance.now() - begunAt,
    };
  }

  /** Sends a call; its answer must be signed and match the contract. */
  async ask<Id extends BridgeCallId>(
    id: Id,
    { path, body, withinMs }: Pick<ProbeRequest, 'body' | 'withinMs'> & { path?: string } = {},
  ): Promise<z.output<(typeof BRIDGE_CONTRACT)[Id]['answer']>> {
    const call: BridgeCall = BRIDGE_CONTRACT[id];
    const request = {
      method: call.method,
      path: path ?? call.path,
      body,
      withinMs: withinMs ?? call.withinMs,
    };
    const { status, code, value, isSigned } = await this.send(request);
    if (!isSigned) throw new Nonconformity(`status ${status} without a valid signature ${code}`.trim());
    if (status !== 200) throw new Nonconformity(`status ${status} ${code}`);
    const parsed = call.answer.safeParse(value);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      throw new Nonconformity(`${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'not as described'}`);
    }
    return parsed.data as z.output<(typeof BRIDGE_CONTRACT)[Id]['answer']>;
  }

  /** Sends a request that must be refused in this way. */
  async expectRefusal(request: ProbeRequest, status: number, code: BridgeErrorCode): Promise<void> {
    const answer = await this.send(request);
    if (answer.status !== status || answer.code !== code)
      throw new Nonconformity(
        `${answer.status} ${answer.code || 'without a code'} in place of ${status} ${code}`,
      );
    const isUnsigned = status === 401 || status === 413;
    if (!isUnsigned && !answer.isSigned) throw new Nonconformity(`${status} ${code} is not signed`);
  }
}
