import { MAX_INT32 } from '@portico/domain';

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
