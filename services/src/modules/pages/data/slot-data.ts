import { pageAddresses, slotParams } from '@portico/contract';
import type { PageDataEntry, PageMatch, PortalJson } from '@portico/contract';
import { inTime } from './in-time.js';
import { isSettled } from './page-data.js';
import type { ApiReader } from './page-data.js';

/** What fills slots comes late in any case: a page waits no longer than this for the data of it. */
const SLOT_DATA_LIMIT_MS = 300;

const MAX_CALLS = 6;

/** Of all answers together: more would make the page itself come later. */
const MAX_BYTES = 24_576;

export type SlotFill = PortalJson['slots'][string];

/**
 * The answers that the fills of the slots in view begin with, by address. A call that is late, large or fails is left out: the
 * browser asks for it.
 */
export async function loadSlotData(
  { page, params }: PageMatch,
  query: URLSearchParams,
  fillsOf: (slot: string) => readonly SlotFill[],
  read: ApiReader,
): Promise<Record<string, PageDataEntry>> {
  const addresses = Object.entries(page.slotsInView ?? {}).flatMap(([slot, templates]) => {
    const props = slotParams(templates, params, query);
    return props === undefined
      ? []
      : fillsOf(slot).flatMap(({ data }) => pageAddresses(data, props, new URLSearchParams()));
  });
  const calls = [...new Set(addresses)].slice(0, MAX_CALLS).map(async (address) => {
    return { address, answer: await inTime(read(address), SLOT_DATA_LIMIT_MS) };
  });
  const entries: Record<string, PageDataEntry> = {};
  let room = MAX_BYTES;
  for (const { address, answer } of await Promise.all(calls)) {
    if (answer === undefined || !isSettled(answer)) continue;
    const size = Buffer.byteLength(JSON.stringify(answer.body));
    if (size > room) continue;
    entries[address] = answer;
    room -= size;
  }
  return entries;
}
