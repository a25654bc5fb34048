import { filledCalls, slotParams } from '@portico/contract';
import type { PageDataEntry, PageMatch, PortalJson } from '@portico/contract';
import type { RemoteInService } from '../../releases/index.js';
import { type ApiReader, inTime, isSettled } from './page-data.js';

/** A page waits no longer for the data of its slots, which are its smaller part. */
const SLOT_DATA_LIMIT_MS = 300;

const MAX_CALLS = 6;

/** The limit of all answers together: more would make the page itself come later. */
const MAX_BYTES = 24_576;

export interface SlotFill {
  slot: string;
  remote: RemoteInService;
  fill: PortalJson['slots'][string];
}

export interface SlotData {
  entries: Record<string, PageDataEntry>;
  /** Fills of the slots of which everything is at hand, in the order in which they are shown. */
  fills: readonly SlotFill[];
}

/** Runs the calls that fills of visible slots begin with. A late, large or failed one is left to the browser. */
export async function loadSlotData(
  { page, params }: PageMatch,
  query: URLSearchParams,
  fillsOf: (slot: string) => readonly SlotFill[],
  read: ApiReader,
): Promise<SlotData> {
  const slots = Object.entries(page.slotsInView ?? {}).flatMap(([slot, templates]) => {
    const props = slotParams(templates, params, query);
    if (props === undefined) return [];
    return [fillsOf(slot).map((fill) => ({ fill, calls: filledCalls(fill.fill.data, props) }))];
  });
  const wanted = new Set(slots.flat().flatMap(({ calls }) => calls));
  const entries = await answersTo([...wanted].slice(0, MAX_CALLS), read);
  const ready = slots.filter((fills) => fills.every(({ calls }) => calls.every((call) => call in entries)));
  return { entries, fills: ready.flat().map(({ fill }) => fill) };
}

async function answersTo(
  addresses: readonly string[],
  read: ApiReader,
): Promise<Record<string, PageDataEntry>> {
  const calls = addresses.map(async (address) => {
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
