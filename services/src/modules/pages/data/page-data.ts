import { filledCalls, slotParams } from '@portico/contract';
import type { PageDataEntry, PageMatch, PortalJson } from '@portico/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { INNER_CALL } from '../../../platform/http/index.js';
import type { RemoteInService } from '../../releases/index.js';

/** One GET of our own API in this process; undefined if no answer comes in time. */
export type ApiReader = (address: string) => Promise<PageDataEntry | undefined>;

export interface PageData {
  entries: Record<string, PageDataEntry>;
  /** Answer of the first call, which decides status and title; undefined if there is none. */
  first: PageDataEntry | undefined;
  queried: readonly string[];
}

/** Answers that the client would only get again. They are inlined, and the page shows them without a call. */
const SETTLED = new Set([200, 400, 404]);

function isSettled({ status }: PageDataEntry): boolean {
  return SETTLED.has(status);
}

/** The foot of every page shows whether the game server is open. */
const FRAME_CALLS = ['/api/server/status'];

const refusalSchema = z.object({ issues: z.array(z.object({ field: z.string() })) });

export async function loadFrameData(read: ApiReader): Promise<Record<string, PageDataEntry>> {
  const entries = await settledAnswers(FRAME_CALLS, read);
  return Object.fromEntries(Object.entries(entries).filter(([, { status }]) => status === 200));
}

export async function loadPageData(
  [subject, ...others]: readonly string[],
  read: ApiReader,
): Promise<PageData> {
  const [first, entries] = await Promise.all([
    subject === undefined ? undefined : read(subject),
    settledAnswers(others, read),
  ]);
  // The first answer is inlined even if it is an error, because the page shows it. Other failed calls are repeated by the client.
  if (subject !== undefined && first !== undefined) entries[subject] = first;
  const queried = [...new URL(subject ?? '/', 'http://portal').searchParams.keys()];
  return { entries, first, queried };
}

/**
 * Status of the page. Its subject is missing if the first call says so or refuses a value of its path, whatever page
 * and API call it. A refused value of the query is no reason: the page shows that fault itself. After a failed or
 * limited call the status is 503, so that search engines come again.
 */
export function pageStatus(
  { params }: Pick<PageMatch, 'params'>,
  { first, queried }: Pick<PageData, 'first' | 'queried'>,
): number {
  if (first === undefined) return 200;
  if (first.status === 404) return 404;
  if (first.status === 429 || first.status >= 500) return 503;
  const isRefused = first.status === 400 && Object.keys(params).length > 0;
  const refused = isRefused ? refusalSchema.safeParse(first.body).data : undefined;
  return refused?.issues.some(({ field }) => !queried.includes(field)) ? 404 : 200;
}

async function settledAnswers(
  addresses: readonly string[],
  read: ApiReader,
): Promise<Record<string, PageDataEntry>> {
  const answers = await Promise.all(addresses.map(read));
  const entries = addresses.map((address, index) => [address, answers[index]] as const);
  return Object.fromEntries(
    entries.flatMap(([address, answer]) => (answer && isSettled(answer) ? [[address, answer]] : [])),
  );
}

/** A page waits this long for its data. After that it is sent without the data, and the client asks again. */
const DATA_LIMIT_MS = 1500;

/** Reads our own API inside this process, without a token. Calls have the visitor's address, so that limits count the visitor. */
export function createApiReader(fastify: FastifyInstance, request: FastifyRequest): ApiReader {
  return async (address) => {
    // The address belongs to the API once its dots are resolved. A page that loads itself would never end.
    if (!new URL(address, 'http://portal').pathname.startsWith('/api/')) return undefined;
    return inTime(call(fastify, address, request.ip), DATA_LIMIT_MS);
  };
}

async function call(
  fastify: FastifyInstance,
  address: string,
  visitor: string,
): Promise<PageDataEntry | undefined> {
  try {
    const answer = await fastify.inject({
      method: 'GET',
      url: address,
      remoteAddress: visitor,
      headers: INNER_CALL,
    });
    return { status: answer.statusCode, body: answer.json<unknown>() };
  } catch {
    // The answer is no JSON, or the portal is stopping. The page is made without this answer.
    return undefined;
  }
}

async function inTime<T>(answer: Promise<T>, limitMs: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, limitMs, undefined);
  });
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer));
}

/** A page waits less long for the data of its slots, because they are its smaller part. */
const SLOT_DATA_LIMIT_MS = 300;

const MAX_CALLS = 6;

/** Limit for all answers together. More data would delay the page itself. */
const MAX_BYTES = 24_576;

export interface SlotFill {
  slot: string;
  remote: RemoteInService;
  fill: PortalJson['slots'][string];
}

/** Runs the first calls of fills in visible slots. Returns fills of slots with all their data, and leaves others to the browser. */
export async function loadSlotData(
  { page, params }: PageMatch,
  query: URLSearchParams,
  fillsOf: (slot: string) => readonly SlotFill[],
  read: ApiReader,
) {
  const slots = Object.entries(page.slotsInView ?? {}).flatMap(([slot, templates]) => {
    const props = slotParams(templates, params, query);
    if (props === undefined) return [];
    return [fillsOf(slot).map((fill) => ({ fill, calls: filledCalls(fill.fill.data, props) }))];
  });
  const wanted = new Set(slots.flat().flatMap(({ calls }) => calls));
  const entries = await answersTo([...wanted].slice(0, MAX_CALLS), read);
  const ready = slots.filter((fills) =>
    fills.every(({ calls }) => calls.every((address) => address in entries)),
  );
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
