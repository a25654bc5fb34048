import { createHmac } from 'node:crypto';
import { hashOf } from '../../../platform/hash-chain/index.js';
import { isSameSecret } from '../../../platform/keys/index.js';

/** Headers of the contract, see `docs/bridge/README.md`. */
export const BRIDGE_HEADERS = {
  timestamp: 'x-portico-timestamp',
  nonce: 'x-portico-nonce',
  signature: 'x-portico-signature',
} as const;

/** Age, and distance in the future, up to which a timestamp is accepted. */
export const SIGNATURE_WINDOW_MS = 300_000;

export const NONCE_PATTERN = /^[0-9a-f]{32}$/;

const REQUEST_LABEL = 'portico-bridge-1';
const ANSWER_LABEL = 'portico-bridge-1 answer';

export interface SignedRequest {
  method: string;
  /** Path with query, as in the request line. */
  target: string;
  body: string | Buffer;
  /** Epoch ms. */
  timestamp: number;
  nonce: string;
}

export interface SignedAnswer {
  /** Nonce of the answered request. */
  nonce: string;
  status: number;
  body: string | Buffer;
}

/** The text that a request signs. */
export function requestText({ method, target, body, timestamp, nonce }: SignedRequest): string {
  return [REQUEST_LABEL, method, target, hashOf(body), String(timestamp), nonce].join('\n');
}

/** The text that an answer signs. */
export function answerText({ nonce, status, body }: SignedAnswer): string {
  return [ANSWER_LABEL, nonce, String(status), hashOf(body)].join('\n');
}

/** HMAC-SHA-256 in lower-case hex. */
export function sign(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('hex');
}

/** Compares a signature with that of a text by a key, in constant time. */
export function isSignatureOf(key: string, text: string, signature: string): boolean {
  return isSameSecret(signature, sign(key, text));
}
