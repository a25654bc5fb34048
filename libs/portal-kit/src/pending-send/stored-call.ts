import { DAY_MS } from '@portico/domain';
import { tabStore } from '../stored';

/** Half of the server's lifetime of a key. An older call would count as a new one. */
const LIFETIME_MS = DAY_MS;

/** Characters that a header can carry. The call of any other key would never be answered. */
const KEY = /^[\w.:-]{1,128}$/;

/** A call that no definite answer has come to. */
export interface StoredCall<Request> {
  /** The key under which the server knows it. */
  key: string;
  request: Request;
  /** When it was sent first, milliseconds UTC. */
  at: number;
}

/** The call that this tab stored under a name; undefined for none, for one that is too old, and for what is none. */
export function readCall<Request>(
  name: string,
  isRequest: (value: unknown) => value is Request,
): StoredCall<Request> | undefined {
  const call = tabStore.read(name);
  return isCall(call) && isRequest(call.request) && isFresh(call)
    ? { ...call, request: call.request }
    : undefined;
}

/** Stores it for this tab, past a reload; where storage is closed it lives as long as the page. */
export function storeCall(name: string, call: StoredCall<unknown>): void {
  tabStore.write(name, call);
}

export function removeCall(name: string): void {
  tabStore.write(name, null);
}

/** Whether the server knows its key still. Clocks are set back as well. */
export function isFresh({ at }: StoredCall<unknown>): boolean {
  return Math.abs(Date.now() - at) < LIFETIME_MS;
}

/** 128 random bits. `randomUUID` is there over HTTPS alone, and portals stand in home networks too. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function isCall(value: unknown): value is StoredCall<unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    'key' in value &&
    typeof value.key === 'string' &&
    KEY.test(value.key) &&
    'request' in value &&
    'at' in value &&
    typeof value.at === 'number'
  );
}
