import { DAY_MS, MAX_INT32 } from '@portico/domain';
import { tabStore } from '../browser/stored';

type Check = (value: unknown) => boolean;

/** Tells whether a value has exactly these fields, each passing its check. */
export function hasFields(value: unknown, checks: Readonly<Record<string, Check>>): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const fields: [string, unknown][] = Object.entries(value);
  return (
    fields.length === Object.keys(checks).length &&
    fields.every(([name, field]) => Object.hasOwn(checks, name) && checks[name]?.(field))
  );
}

/** Whether two requests say the same. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Whether a value is one of a list. */
export function isOneOf(list: readonly string[]): Check {
  return (value) => typeof value === 'string' && list.includes(value);
}

/** Tells whether a value is an amount or id that the API accepts. */
export function isPositive(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MAX_INT32;
}

/** Half of the server's lifetime of a key: an older call would count as a new one. */
const LIFETIME_MS = DAY_MS;

/** Characters that a header can carry. A call with another key would never be answered. */
const KEY = /^[\w.:-]{1,128}$/;

/** A call without a definite answer. */
export interface StoredCall<Request> {
  /** The key under which the server knows it. */
  key: string;
  request: Request;
  /** Time of the first try, milliseconds UTC. */
  at: number;
}

/** Reads the call that this tab stored under a name; undefined if there is none, or it is too old or not valid. */
export function readCall<Request>(
  name: string,
  isRequest: (value: unknown) => value is Request,
): StoredCall<Request> | undefined {
  const call = tabStore.read(name);
  return isCall(call) && isRequest(call.request) && isFresh(call)
    ? { ...call, request: call.request }
    : undefined;
}

/** Stores the call for this tab, past a reload; if storage is closed, for the life of the page. */
export function storeCall(name: string, call: StoredCall<unknown>): void {
  tabStore.write(name, call);
}

export function removeCall(name: string): void {
  tabStore.write(name, null);
}

/** Tells whether the server still knows its key. Clocks may also have been set back. */
export function isFresh({ at }: StoredCall<unknown>): boolean {
  return Math.abs(Date.now() - at) < LIFETIME_MS;
}

/** 128 random bits. `randomUUID` needs HTTPS, and portals in home networks use HTTP. */
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
