import type { PageDataEntry } from '@portico/contract';

let entries: Record<string, PageDataEntry> = {};

/** Hands over the API answers that came inlined with the page, keyed by `apiAddress`. */
export function offerPageData(data: Record<string, PageDataEntry>): void {
  entries = { ...data };
}

/** The inlined answer of an address, once: the second reader asks the API. */
export function takePageData(address: string): PageDataEntry | undefined {
  const entry = entries[address];
  delete entries[address];
  return entry;
}

/** The inlined answer without taking it. */
export function peekPageData(address: string): PageDataEntry | undefined {
  return entries[address];
}

/** Forgets what the first page did not use: it would be old by the time another page asks. */
export function dropPageData(): void {
  entries = {};
}
