import type { z } from 'zod';
import { inSpan } from '../../../platform/tracing/index.js';
import { answerText, BRIDGE_BASE, BRIDGE_CONTRACT, bridgeError, isSignatureOf } from '../contract/index.js';
import type { BridgeAnswer, BridgeCall, BridgeCallId } from '../contract/index.js';
import { BridgeFault, jsonOf, signedHeaders, type BridgeWire, type WireAnswer } from './bridge-wire.js';

export interface CallArguments {
  accountId?: number;
  query?: Readonly<Record<string, string | number>>;
  body?: object;
}

/** Signed calls of the plug. Answers must be signed and match the contract. */
export class BridgeClient {
  constructor(
    private readonly wire: BridgeWire,
    private readonly key: string,
  ) {}

  /** Throws `BridgeFault`. */
  async call<Id extends BridgeCallId>(
    id: Id,
    { accountId, query = {}, body }: CallArguments,
    withinMs: number,
  ): Promise<BridgeAnswer<Id>> {
    const call: BridgeCall = BRIDGE_CONTRACT[id];
    const text = new URLSearchParams();
    for (const [name, value] of Object.entries(query)) text.set(name, String(value));
    const path = BRIDGE_BASE + call.path.replace('{accountId}', String(accountId));
    const request = {
      method: call.method,
      target: text.size === 0 ? path : `${path}?${text.toString()}`,
      body: body === undefined ? '' : JSON.stringify(body),
    };
    const { nonce, headers } = signedHeaders(this.key, request);
    const answer = await inSpan(`bridge ${id}`, {}, () =>
      this.wire.exchange({ ...request, headers }, withinMs),
    );
    // The type is derived from this schema.
    return this.checked(nonce, answer, call.rows ?? call.answer) as BridgeAnswer<Id>;
  }

  private checked(nonce: string, answer: WireAnswer, schema: z.ZodType): unknown {
    const { status, body, signature } = answer;
    if (!isSignatureOf(this.key, answerText({ nonce, status, body }), signature)) throw unsigned(answer);
    const value = jsonOf(body);
    if (status !== 200) throw new BridgeFault('refused', codeOf(value));
    const parsed = schema.safeParse(value);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      throw new BridgeFault('untrusted', `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`);
    }
    return parsed.data;
  }
}

/** A refused signature gets an unsigned answer: its code is reported, its content ignored. */
function unsigned({ status, body }: WireAnswer): BridgeFault {
  return new BridgeFault(
    'untrusted',
    status === 401 ? codeOf(jsonOf(body)) : `status ${status} without a valid signature`,
  );
}

function codeOf(value: unknown): string {
  const parsed = bridgeError.safeParse(value);
  return parsed.success ? parsed.data.code : 'unreadable refusal';
}
