import { z } from 'zod';
import * as answers from './answers.js';
import { CURSOR_PATTERN, eventsPage } from './events.js';

/** First part of each path, with the version of the contract. */
export const BRIDGE_BASE = '/bridge/v1';

const afterId = {
  name: 'after',
  schema: { type: 'integer', minimum: 0 },
  description: 'Only ids above it; 0 by default',
};
const limit = (maximum: number, byDefault: number) => ({
  name: 'limit',
  schema: { type: 'integer', minimum: 1, maximum, default: byDefault },
});

export interface BridgeCall {
  method: 'GET' | 'POST';
  /** Path below `BRIDGE_BASE`, with `{accountId}` for an id. */
  path: string;
  summary: string;
  query?: readonly object[];
  body?: z.ZodType;
  answer: z.ZodType;
  /** The answer for readers that check each row; `answer` by default. */
  rows?: z.ZodType;
  /** Refusals of this call, in addition to those of every call. */
  refusals?: Readonly<Record<number, string>>;
  /** The plug answers within this time. */
  withinMs: number;
}

const READ_MS = 2000;
const ACT_MS = 10_000;

/** Longest time that `events` may wait for an event. */
export const MAX_EVENT_WAIT_SECONDS = 25;

/** Every call of the contract. */
export const BRIDGE_CONTRACT = {
  status: {
    method: 'GET',
    path: '/status',
    summary: 'The plug, the game and its channels. The one call that every plug has',
    answer: answers.bridgeStatus,
    withinMs: READ_MS,
  },
  online: {
    method: 'GET',
    path: '/online',
    summary: 'Characters that play, from the memory of the game',
    query: [afterId, limit(500, 200)],
    answer: answers.onlinePage,
    rows: answers.onlineRows,
    withinMs: READ_MS,
  },
  account: {
    method: 'GET',
    path: '/accounts/{accountId}',
    summary: 'Whether the game holds an account in memory, and which character',
    answer: answers.bridgeAccount,
    withinMs: READ_MS,
  },
  settle: {
    method: 'POST',
    path: '/accounts/{accountId}/settle',
    summary: 'Saves and forgets a character that is in memory without a client',
    answer: answers.settled,
    withinMs: ACT_MS,
  },
  disconnect: {
    method: 'POST',
    path: '/accounts/{accountId}/disconnect',
    summary: 'Ends the session of an account, its character saved; a ghost is settled',
    answer: answers.disconnected,
    withinMs: ACT_MS,
  },
  merchants: {
    method: 'GET',
    path: '/merchants',
    summary: 'Open hired merchants with their goods',
    query: [afterId, limit(100, 50)],
    answer: answers.merchantsPage,
    rows: answers.merchantsRows,
    withinMs: READ_MS,
  },
  reloadDrops: {
    method: 'POST',
    path: '/drops/reload',
    summary: 'Forgets cached drops of monsters and global drops: the next kill reads the tables',
    answer: answers.dropsReloaded,
    withinMs: ACT_MS,
  },
  grant: {
    method: 'POST',
    path: '/grants',
    summary: 'Applies a row of portal_bridge_grant to an account in the game, once',
    body: answers.grantRequest,
    answer: answers.grantAnswer,
    refusals: {
      404: '`unknown_grant`: no such row',
      409: '`not_in_game`: the session is not `game`; the row stays `waiting`',
    },
    withinMs: ACT_MS,
  },
  events: {
    method: 'GET',
    path: '/events',
    summary: 'What happened since a cursor; waits for the first event',
    query: [
      {
        name: 'after',
        schema: { type: 'string', pattern: CURSOR_PATTERN.source },
        description: 'Cursor of the last answer. Without it: no events, and the cursor of now',
      },
      limit(500, 200),
      {
        name: 'wait',
        schema: { type: 'integer', minimum: 0, maximum: MAX_EVENT_WAIT_SECONDS, default: 0 },
        description: 'Seconds to wait while there is no event',
      },
    ],
    answer: eventsPage,
    withinMs: READ_MS,
  },
} as const satisfies Record<'status' | answers.BridgeCallName, BridgeCall>;

export type BridgeCallId = keyof typeof BRIDGE_CONTRACT;
type Call<Id extends BridgeCallId> = (typeof BRIDGE_CONTRACT)[Id];

/** The answer of a call for a reader. */
export type BridgeAnswer<Id extends BridgeCallId> = z.output<
  Call<Id> extends { rows: infer Rows extends z.ZodType } ? Rows : Call<Id>['answer']
>;
